const { spawnSync } = await import('node:child_process');
const root='/work/wt/languages';
const { translationBuilds } = await import(root+'/scripts/translations.ts');
const { fixtures } = await import(root+'/e2e/owners/fixtures.ts');
const { content } = await import(root+'/lib/content/content.ts');
const L = await import(root+'/scripts/local-site.ts');
const base = L.localBuild(L.JOURNEYS_ENDPOINT ?? L.TEST_ENDPOINT);
for (const env of translationBuilds([content, fixtures.arabic], {...process.env, ...base})) {
  const t=Date.now();
  const r = spawnSync('npx',['next','build'],{cwd:root,stdio:['ignore','ignore','inherit'],env:{...process.env,...base,...env}});
  console.log(env.BASE_PATH, r.status, Date.now()-t);
}
