import { temporaryFolder } from '../e2e/support/export-folder';
import { UserError } from '../lib/user-error';
import { addPolicies } from './content-security-policy';

const { site, write } = temporaryFolder();

const page = (body: string) => `<html><head><meta charset="utf-8"></head><body>${body}</body></html>`;

const FORM = '<form action="https://forms.example/f/a"></form>';
const PICTURE = '<img src="https://pictures.example/a.jpg">';

/** What the build says about a site whose notice names these hosts. */
async function differencesWith(...named: string[]) {
  const entries = named.map((host) => `<li data-host="${host}">${host}</li>`);
  await write({
    'index.html': page(PICTURE),
    'contact/index.html': page(FORM),
    'privacy/index.html': page(`<div data-privacy-notice="">${entries.join('')}</div>`),
  });
  return addPolicies(site).catch((error: unknown) => (error instanceof UserError ? error.message : error));
}

test('a notice that names what the pages contact passes', async () => {
  expect(await differencesWith('https://forms.example', 'https://pictures.example')).toBeUndefined();
});

test('a host that the notice lacks stops the build, with its page', async () => {
  expect(await differencesWith('https://forms.example')).toContain(
    "index.html contacts https://pictures.example, which the notice does not name. Add { host: 'https://pictures.example', purpose: '…' } to hosts",
  );
  expect(await differencesWith('https://pictures.example')).toContain(
    'contact/index.html contacts https://forms.example',
  );
});

test('a host that no page contacts stops the build', async () => {
  const named = ['https://forms.example', 'https://pictures.example', 'https://gone.example'];
  expect(await differencesWith(...named)).toContain('privacy/index.html names https://gone.example, which no page');
});
