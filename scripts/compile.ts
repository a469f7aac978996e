// Compiles content/: for a plain `next build`, and for `npm run dev`, which starts it in a new process after each change,
// so that the files are read again.
import { exitWith, loadEnvironment, readOptions } from './command';
import { waitForBuilds } from './wait-for-builds';

const { dev = false, saved = [] } = readOptions(
  { dev: { type: 'boolean' }, saved: { type: 'string', multiple: true } },
  'It takes --dev, which adds the drafts, and --saved with a file, whose advice it prints.',
);
loadEnvironment(dev);
if (!dev) await waitForBuilds();
const { compileSite } = await import('./compile-site');
const languages = await compileSite({ isDevelopment: dev }).catch(exitWith);
if (saved.length > 0) {
  const { findAdvice, textOfFindings } = await import('./check/report');
  const text = textOfFindings((await findAdvice(languages)).filter(({ file }) => saved.includes(file)));
  if (text) console.log(text);
}
