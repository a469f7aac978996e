import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Builds write these while the tests run, and hold copies of modules.
  modulePathIgnorePatterns: ['.next', '.site', 'out', 'test-results'].map((folder) => `<rootDir>/${folder}/`),
  // e2e/ is Playwright's.
  testMatch: ['<rootDir>/{app,components,lib,content,look,styles,scripts,export}/**/*.test.{ts,tsx}'],
};

const createConfig = nextJest({ dir: './' })(config);

/** Packages of ES modules alone, which Jest has to transform. */
const MODULES_ONLY = [
  'parse5',
  'entities',
  '@clack',
  'fast-string-width',
  'fast-string-truncated-width',
  'fast-wrap-ansi',
  'sisteransi',
];

/** @returns {Promise<import('jest').Config>} */
export default async function configure() {
  return { ...(await createConfig()), transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`] };
}
