/** @jest-environment node */
import { bundleScript } from './bundle-script.mjs';
import type { Rules } from './page-start/trusted-types.mjs';

test.each(['', '/portfolio'])('the policy’s script runs as it stands in the page, below "%s"', async (basePath) => {
  const policies: Record<string, Rules> = {};
  const trustedTypes = {
    createPolicy(name: string, rules: Rules) {
      policies[name] = rules;
    },
  };
  // An address with two slashes is left at once: the other steps need a whole page.
  const page = { origin: 'https://site.example', pathname: '//', search: '', hash: '', replace() {} };
  const script = await bundleScript('main', { BASE_PATH: basePath });
  const run = new Function('globalThis', 'location', 'document', 'addEventListener', script);
  run({ trustedTypes }, page, { baseURI: page.origin }, () => {});
  const chunk = `${basePath}/_next/static/chunks/a.js`;
  expect(Object.keys(policies)).toEqual(['default']);
  expect(policies.default?.createScriptURL(chunk)).toBe(chunk);
  expect(policies.default?.createScriptURL(`/elsewhere${chunk}`)).toBeNull();
  expect(policies.default?.createHTML('<script></script>')).toBe('<script></script>');
});

test.each(['main', 'top'] as const)('%s holds nothing that would end it, and no line break', async (entry) => {
  expect(await bundleScript(entry, { BASE_PATH: '/</script>', SITE_DIGITS: '' })).not.toMatch(/<\/script|\n|process/);
});

test('text that no inline script can hold stops the build', async () => {
  await expect(bundleScript('main', { BASE_PATH: '/<!--' })).rejects.toThrow(
    'export/page-start/main.mjs holds </script or <!-- as text',
  );
});
