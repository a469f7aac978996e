import { compareVersions } from './template.mjs';

/** @typedef {{ version: string, text: string }} Entry What CHANGELOG.md says of a version, its heading included. */

/**
 * @param {string} changelog The text of CHANGELOG.md.
 * @returns {Entry[]} in the order in which they stand there, the newest first.
 */
export function readChangelog(changelog) {
  return changelog.split(/^(?=## )/m).flatMap((text) => {
    const version = /^## (\d+\.\d+\.\d+)\b/.exec(text)?.[1];
    return version ? [{ version, text: text.replace(/^## /, '').trim() }] : [];
  });
}

/**
 * @param {string} changelog
 * @param {string} from The version that the site has.
 * @param {string} to The version it will have.
 * @returns {Entry[]} what is said of the versions between, the last one included, the newest first.
 */
export function entriesBetween(changelog, from, to) {
  return readChangelog(changelog).filter(
    ({ version }) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0,
  );
}
