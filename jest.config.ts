/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// Days in local time and in UTC differ there in the evening, and midnight in UTC is the day before.
process.env.TZ = 'America/Los_Angeles';
// Otherwise next.config.ts would compile the copy once more, while a build reads it.
process.env.SITE_LANGUAGE = 'en';

const config: Config = {
  testEnvironment: 'node',
  // In ms. `npm test` builds sites at the same time, and a virtual machine may stand still for half a minute.
  testTimeout: 120_000,
  moduleNameMapper: {
    // The rich owner's site, which the tests' copy of the repository has compiled. The compiler makes `@` relative.
    '^(?:@|[./]+)/site-data/site$': '<rootDir>/.site-data/en.json',
    '^(?:@|[./]+)/site-data/browser$': '<rootDir>/.site-data/en.server.js',
    '^@/(.*)$': '<rootDir>/$1',
  },
  // Builds write to these folders while the tests run, and the folders contain copies of modules.
  modulePathIgnorePatterns: ['.next', '.site', '.fixtures', 'out', 'test-results'].map(
    (folder) => `<rootDir>/${folder}/`,
  ),
  // Playwright runs the tests in e2e/.
  testMatch: ['<rootDir>/{app,components,lib,docs,site,styles,scripts,export}/**/*.test.{ts,tsx}'],
};

const createConfig = nextJest({ dir: './' })(config);

/** Patterns of packages that are ES modules only, which Jest has to transform; most of them parse Markdown. */
const ES_MODULES = [
  ...['entities', 'fontkitten', 'parse5', 'unified', 'bail', 'trough', 'devlop', 'ccount', 'zwitch', 'trim-lines'],
  ...['(re|micro)mark.*', 'rehype-.*', '[mh]d?ast-.*', 'unist-.*', 'vfile.*', 'character-.*', 'decode-named.*'],
  ...['longest-streak', 'markdown-table', 'github-slugger', 'is-plain-obj', 'escape-string-regexp', '@ungap/.*'],
  ...['@shikijs/.*', 'hastscript', 'web-namespaces', 'collapse-white-space', 'trim-trailing-lines'],
  ...['html-.*', '(comma|space)-separated-tokens', 'property-information', 'stringify-entities', 'feed', 'tinyexec'],
];

/** Next's configuration, in which Jest also transforms these packages. */
export default async function configureJest(): Promise<Config> {
  return { ...(await createConfig()), transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`] };
}
