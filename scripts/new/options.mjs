import { parseArgs } from 'node:util';
import { FORMS } from './form-choices.mjs';
import { NONE } from './judge-answer.mjs';
import { PROFILE_SERVICES } from './profile-services.mjs';

/** What each option for an answer is about. */
const ANSWERS = {
  name: 'your name',
  role: 'what you are: Web Developer',
  location: `your city and country: 'Hamburg, Germany', or ${NONE}`,
  'country-code': 'its two letters, where its name does not tell them',
  email: 'your email address',
  phone: `your phone number: '+49 40 1234567', or ${NONE}`,
  cv: `the address of your CV, /cv.pdf for public/cv.pdf, or ${NONE}`,
  ...Object.fromEntries(
    Object.entries(PROFILE_SERVICES).map(([flag, { label }]) => [
      flag,
      `your name at ${label}, the address of your page there, or ${NONE}`,
    ]),
  ),
  profile: 'one more profile, as its name and address: Mastodon=https://mastodon.social/@noor; once for each',
  form: `what takes the form's messages: ${Object.keys(FORMS).join(', ')}`,
  'form-id': 'what that service needs: an id, an address or a key',
  address: 'the address that the site will have: https://noor.dev',
  available: 'whether you take on work: yes or no',
  university: `the university or school of your education, or ${NONE}`,
  degree: "what you studied: 'BSc in Computer Science'",
  years: 'from when to when: 2019-2023, or 2023-present',
  repository: `where a project's code is, or ${NONE}; once for each project in their order, a single ${NONE} for all`,
};

/** How the command goes about it. */
const SWITCHES = {
  yes: 'writes without asking',
  replace: 'replaces what you have written yourself, too',
  'dry-run': 'shows what would be written, and writes nothing',
  help: 'shows this list',
};

/** Answers that are given once for each of several questions. */
const SEVERAL = ['profile', 'repository'];

/**
 * @param {readonly string[]} args
 * @param {number} projects How many there are.
 * @returns {{ answers: Map<string, string>, switches: Record<keyof typeof SWITCHES, boolean> }} the answers by the
 *   questions' ids.
 * @throws {Error} when an argument is unknown, in one sentence.
 */
export function readOptions(args, projects) {
  const values = parse(args);
  const answers = new Map();
  for (const [flag, value] of Object.entries(values)) {
    if (flag in SWITCHES) continue;
    if (!Array.isArray(value)) {
      answers.set(flag, value);
      continue;
    }
    const isForAll = flag === 'repository' && value.length === 1 && isNone(String(value[0]));
    const each = isForAll ? Array.from({ length: projects }, () => NONE) : value;
    for (const [index, one] of each.entries()) answers.set(`${flag}[${index}]`, one);
  }
  const switches = Object.fromEntries(Object.keys(SWITCHES).map((name) => [name, values[name] === true]));
  return { answers, switches: /** @type {Record<keyof typeof SWITCHES, boolean>} */ (switches) };
}

/** @param {readonly string[]} args */
function parse(args) {
  const options = {
    ...Object.fromEntries(
      Object.keys(ANSWERS).map((flag) => [
        flag,
        { type: /** @type {const} */ ('string'), multiple: SEVERAL.includes(flag) },
      ]),
    ),
    ...Object.fromEntries(Object.keys(SWITCHES).map((flag) => [flag, { type: /** @type {const} */ ('boolean') }])),
  };
  try {
    return parseArgs({ args: [...args], options }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason.replace(/\.?$/, '.')} npm run new -- --help lists what it takes.`);
  }
}

/** @param {string} answer */
export function isNone(answer) {
  return answer.trim().toLowerCase() === NONE;
}

/** Every option with what it is about. */
export function describeOptions() {
  const list = (/** @type {Record<string, string>} */ options) =>
    Object.entries(options).map(([flag, about]) => `  --${flag.padEnd(14)}${about}`);
  return [
    'npm run new asks what makes the site yours. Answers for scripts:',
    ...list(ANSWERS),
    '',
    ...list(SWITCHES),
  ].join('\n');
}
