// npm run check: lists what is left to do before the site goes live.
import './env';
import { findAll, textOfFindings } from './check/report';
import { exitWith, readOptions } from './command';

const NOTHING_LEFT =
  'Nothing is left to do. Once the site is live, send yourself a message through its form: only that shows that it arrives.';
/** The other rules need valid content. */
const MORE_TO_COME = 'These stop the build. Once they are corrected, npm run check lists what else is left to do.';

const { links = false, all: listAll = false } = readOptions(
  { links: { type: 'boolean' }, all: { type: 'boolean' } },
  'npm run check takes --links, which requests every address that the built pages name, and --all, which lists every place.',
);
const { languages, isStopped, findings } = await findAll().catch(exitWith);
const all = [...findings];
if (links && !isStopped) {
  const { findDeadLinksOfSite } = await import('./check/finished-links');
  all.push(...(await findDeadLinksOfSite(languages).catch(exitWith)));
}
console.log(textOfFindings(all, listAll) || NOTHING_LEFT);
if (isStopped) console.log(`\n${MORE_TO_COME}`);
process.exitCode = all.some(({ level }) => level !== 'should') ? 1 : 0;
