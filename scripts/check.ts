// npm run check: what is left to do before the site goes live.
import { parseArgs } from 'node:util';
import { UserError } from '../lib/user-error';
import { findProblems, type LocatedProblem, lastCommitDay, locateProblems } from './check/find-problems';
import { checkLinks } from './check/links';
import { loadEnvironment, root } from './command';

const HEADINGS = { must: 'To do before going live:', should: 'Worth a look:' } as const;

loadEnvironment();
const options = readOptions();
// It reads the environment.
const { content } = await import('../lib/content/content');
const found = findProblems(content, { availabilitySince: lastCommitDay(root, 'content/availability.ts') });
const links = options.links ? await checkLinks(content, root) : [];
const problems = locateProblems(root, [...found, ...links]);
const isReady = problems.every(({ level }) => level !== 'must');
if (options.summary) {
  const summary = summarize(problems);
  if (!isReady && process.env.STRICT === '1')
    throw new UserError(`STRICT=1 builds no site that is not ready: ${summary}`);
  if (summary) console.log(summary);
} else {
  console.log(list(problems));
  if (process.env.GITHUB_ACTIONS) for (const problem of problems) console.log(annotate(problem));
  process.exitCode = isReady ? 0 : 1;
}

function readOptions() {
  try {
    const { values } = parseArgs({ options: { links: { type: 'boolean' }, summary: { type: 'boolean' } } });
    return values;
  } catch {
    throw new UserError('npm run check takes --links, which asks for every address that the content names.');
  }
}

/** How many problems there are, in one line. */
function summarize(problems: readonly LocatedProblem[]): string {
  const musts = problems.filter(({ level }) => level === 'must').length;
  const counts = [
    musts > 0 ? `${musts} to do before going live` : '',
    problems.length > musts ? `${problems.length - musts} worth a look` : '',
  ];
  const line = counts.filter(Boolean).join(', ');
  return line && `Content: ${line} (npm run check)`;
}

/** The whole list; editors open `file:line` on a click. */
function list(problems: readonly LocatedProblem[]): string {
  const groups = (['must', 'should'] as const).flatMap((level) => {
    const lines = problems
      .filter((problem) => problem.level === level)
      .map(({ file, line, message }) => `  ${file}:${line}: ${message}`);
    return lines.length > 0 ? [[HEADINGS[level], ...lines].join('\n')] : [];
  });
  return groups.join('\n\n') || 'Nothing is left to do.';
}

/** A workflow command, which GitHub shows beside the line of a pull request. */
function annotate({ level, file, line, message }: LocatedProblem): string {
  const escaped = message.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
  return `::${level === 'must' ? 'warning' : 'notice'} file=${file},line=${line},title=npm run check::${escaped}`;
}
