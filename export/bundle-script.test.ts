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
  const page = { origin: 'https://site.example' };
  const script = await bundleScript('first', { BASE_PATH: basePath });
  new Function('globalThis', 'location', 'document', script)({ trustedTypes }, page, { baseURI: page.origin });
  const chunk = `${basePath}/_next/static/chunks/a.js`;
  expect(Object.keys(policies)).toEqual(['default']);
  expect(policies.default?.createScriptURL(chunk)).toBe(chunk);
  expect(policies.default?.createScriptURL(`/elsewhere${chunk}`)).toBeNull();
  expect(policies.default?.createHTML('<script></script>')).toBe('<script></script>');
});

test.each(['first', 'main'] as const)('%s holds nothing that would end it, and no line break', async (entry) => {
  expect(await bundleScript(entry, { BASE_PATH: '/</script>' })).not.toMatch(/<\/script|\n|process/);
});

test('text that no inline script can hold stops the build', async () => {
  await expect(bundleScript('first', { BASE_PATH: '/<!--' })).rejects.toThrow(
    'export/page-start/first.mjs holds </script or <!-- as text',
  );
});
