import { existsSync, readFileSync } from 'node:fs';
import { symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { runProgram } from './git.mjs';

/** @typedef {{ file: string, line: number, sentence: string }} Remark Something the owner has to write, and where. */

/** Asks the rules of the updated site what they refuse. */
const ASK_RULES = `
  const { checkSite } = await import('./scripts/check/check-site.mjs');
  const { findings } = await checkSite(process.cwd());
  console.log(JSON.stringify(findings.filter(({ rule }) => rule === 'refused')));
`;

/** What Next writes beside the sources, for the types' sake. */
const NEXT_TYPES = '/// <reference types="next" />\n/// <reference types="next/image-types/global" />\n';

/**
 * Whether the owner's content and code fit the updated site: what its rules refuse, and what its types do.
 *
 * @param {string} workshop The merged files.
 * @param {string} site The owner's folder, whose packages are used.
 * @param {(file: string) => boolean} isOwners Whose mistakes count: the template's files may need packages that are not installed yet.
 * @returns {Promise<Remark[] | undefined>} nothing where it could not be asked.
 */
export async function checkContent(workshop, site, isOwners) {
  const packages = path.join(site, 'node_modules');
  if (!existsSync(packages)) return undefined;
  const link = path.join(workshop, 'node_modules');
  if (!existsSync(link)) await symlink(packages, link, 'junction');

  const refused = existsSync(path.join(workshop, 'scripts/check/check-site.mjs')) ? await askRules(workshop) : [];
  const mistyped = existsSync(path.join(workshop, 'tsconfig.json')) ? await askTypes(workshop) : [];
  if (!refused || !mistyped) return undefined;
  // The rules say it in better words where both know of a line.
  const others = mistyped.filter(
    ({ file, line }) => isOwners(file) && !refused.some((remark) => remark.file === file && remark.line === line),
  );
  return [...refused, ...others];
}

/**
 * @param {string} workshop
 * @returns {Promise<Remark[] | undefined>}
 */
async function askRules(workshop) {
  const { code, stdout, stderr } = await runProgram(process.execPath, ['--input-type=module', '--eval', ASK_RULES], {
    folder: workshop,
  });
  if (code === 0) return JSON.parse(stdout).map((/** @type {Remark} */ remark) => intoOwnFile(workshop, remark));
  // A package of the newer version's that is not installed yet.
  if (/ERR_MODULE_NOT_FOUND|MODULE_NOT_FOUND/.test(stderr)) return undefined;
  const says = /^\w*Error: (.*)$/m.exec(stderr)?.[1] ?? stderr.trim();
  return [{ file: 'content/content.ts', line: 1, sentence: `The content cannot be read: ${says}` }];
}

/**
 * @param {string} workshop
 * @returns {Promise<Remark[] | undefined>}
 */
async function askTypes(workshop) {
  const compiler = path.join(workshop, 'node_modules', 'typescript', 'bin', 'tsc');
  if (!existsSync(compiler)) return undefined;
  await writeFile(path.join(workshop, 'next-env.d.ts'), NEXT_TYPES);
  const args = [compiler, '--noEmit', '--incremental', 'false', '--pretty', 'false'];
  const { stdout } = await runProgram(process.execPath, args, { folder: workshop });
  return [...stdout.matchAll(/^(\S.*?)\((\d+),\d+\): error TS\d+: (.*)$/gm)].map(([, file = '', line, says = '']) => ({
    file: file.replaceAll('\\', '/'),
    line: Number(line),
    sentence: says,
  }));
}

/**
 * A field that is missing from a group has its line where the groups come together; the owner writes it in the
 * group's own file.
 *
 * @param {string} workshop
 * @param {Remark} remark
 * @returns {Remark}
 */
function intoOwnFile(workshop, remark) {
  const group = /^\w+/.exec(remark.sentence)?.[0];
  const own = `content/${group}.ts`;
  if (remark.file !== 'content/content.ts' || !existsSync(path.join(workshop, own))) return remark;
  const lines = readFileSync(path.join(workshop, own), 'utf8').split('\n');
  const line = lines.findIndex((text) => text.startsWith(`export const ${group}`)) + 1;
  return line > 0 ? { ...remark, file: own, line } : remark;
}
