/** What is read of a package.json. */
export interface Manifest {
  template?: {
    name?: string;
    version?: string;
    /** Where newer versions come from; the owner writes it. */
    source?: string;
    /** The template's commit that the last update brought. */
    commit?: string;
  };
  [field: string]: unknown;
}

/** Fields that are merged entry by entry. */
const MERGED = new Set(['scripts', 'dependencies', 'devDependencies']);

/** Fields that say what the owner's site is. */
const OWNED = new Set(['name', 'version', 'description', 'license']);

/**
 * The package.json of an updated site: the owner's packages and commands stay, the template's come.
 *
 * @param commit the template's commit that the site has from now on.
 */
export function mergeManifests(
  { base, ours, theirs }: Record<'base' | 'ours' | 'theirs', Manifest>,
  commit: string,
): Manifest {
  const merged = mergeEntries(base, ours, theirs);
  for (const field of MERGED) merged[field] = mergeEntries(base[field], ours[field], theirs[field]);
  for (const field of OWNED) merged[field] = ours[field];
  return { ...merged, template: { ...ours.template, ...theirs.template, commit, source: ours.template?.source } };
}

/** By name: what the template has changed is the template's, all else the owner's. */
function mergeEntries(base: unknown, ours: unknown, theirs: unknown): Record<string, unknown> {
  const before = new Map(Object.entries(base ?? {}));
  const own = new Map(Object.entries(ours ?? {}));
  const next = new Map(Object.entries(theirs ?? {}));
  const names = new Set([...own.keys(), ...next.keys()]);
  const entries = [...names].flatMap((name) => {
    const isChanged = JSON.stringify(next.get(name)) !== JSON.stringify(before.get(name));
    const value = isChanged ? next.get(name) : own.get(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(entries);
}
