/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'node',
  // In ms. `npm test` gives the browser tests precedence.
  testTimeout: 30_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Builds write to these folders while the tests run, and they hold copies of modules.
  modulePathIgnorePatterns: ['.next', '.site', 'out', 'test-results'].map((folder) => `<rootDir>/${folder}/`),
  // e2e/ belongs to Playwright.
  testMatch: ['<rootDir>/{app,components,lib,content,docs,styles,scripts,export}/**/*.test.{ts,tsx}'],
};

const createConfig = nextJest({ dir: './' })(config);

/** Packages that are ES modules only, which Jest has to transform. */
const ES_MODULES = ['entities', 'magicast', 'parse5'];

export default async function configure(): Promise<Config> {
  return { ...(await createConfig()), transformIgnorePatterns: [`/node_modules/(?!(${ES_MODULES.join('|')})/)`] };
}
