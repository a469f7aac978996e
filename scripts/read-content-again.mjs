// For `npm run dev`, which reads content/ after each change: the modules there get the query of the one that imports them,
// so that all of them are loaded again with the first.

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  const resolved = await nextResolve(specifier, context);
  const [, query] = /\/content\/.*(\?reading=\d+)/.exec(context.parentURL ?? '') ?? [];
  return query && /\/content\/[^?]*$/.test(resolved.url) ? { ...resolved, url: resolved.url + query } : resolved;
}
