// npm run check: lists what is left to do before the site goes live.
import './env';
import { findAdvice, textOfFindings } from './check/report';
import { exitWith, readOptions, root } from './command';
import { checkSite } from './compile-site';
import { checkLinks, webLinksIn } from './links';

const NOTHING_LEFT =
  'Nothing is left to do. Once the site is live, send yourself a message through its form: only that shows that it arrives.';
/** The other rules need valid content. */
const MORE_TO_COME = 'These stop the build. Once they are corrected, npm run check lists what else is left to do.';

const { links = false, all: listAll = false } = readOptions(
  { links: { type: 'boolean' }, all: { type: 'boolean' } },
  'npm run check takes --links, which requests every address that the content names, and --all, which lists every place.',
);
const { languages, findings } = await checkSite().catch(exitWith);
const isStopped = findings.some(({ level }) => level === 'stop');
const advice = isStopped ? [] : await findAdvice(languages, { listAll });
const webLinks = links ? languages.flatMap(({ site, source }) => webLinksIn(site, source.folder)) : [];
const all = [...findings, ...advice, ...(await checkLinks(webLinks, root))];
console.log(textOfFindings(all, listAll) || NOTHING_LEFT);
if (isStopped) console.log(`\n${MORE_TO_COME}`);
process.exitCode = all.some(({ level }) => level !== 'should') ? 1 : 0;
