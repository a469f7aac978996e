// npm run check: lists what is left to do before the site goes live.
import './env';
import { addProblems, countOfMusts, reportOn, textOfReport } from './check/report';
import { exitWith, readOptions, root } from './command';
import { checkSite } from './compile-site';
import { checkLinks, webLinksIn } from './links';

const NOTHING_LEFT =
  'Nothing is left to do. Once the site is live, send yourself a message through its form: only that shows that it arrives.';
/** The other rules need valid content. */
const MORE_TO_COME = 'These stop the build. Once they are corrected, npm run check lists what else is left to do.';

const options = readOptions(
  { links: { type: 'boolean' }, all: { type: 'boolean' } },
  'npm run check takes --links, which requests every address that the content names, and --all, which lists every place.',
);
const { languages, mistakes } = await checkSite(options.all).catch(exitWith);
// Mistakes that stop the build are reported alone, because the other rules need valid content.
const report = await reportOn(mistakes.length > 0 ? [] : languages, { listAll: options.all });
report.musts.unshift(...mistakes);
const links = options.links ? languages.flatMap(({ site, source }) => webLinksIn(site, source.folder)) : [];
if (links.length > 0) addProblems(report, await checkLinks(links, root), options.all);
console.log(textOfReport(report) || NOTHING_LEFT);
if (mistakes.length > 0) console.log(`\n${MORE_TO_COME}`);
process.exitCode = countOfMusts(report) > 0 ? 1 : 0;
