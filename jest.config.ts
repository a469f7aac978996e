/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'jsdom',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // Builds write these while the tests run, and hold copies of modules.
  modulePathIgnorePatterns: ['.next', '.site', 'out', 'test-results'].map((folder) => `<rootDir>/${folder}/`),
  // e2e/ is Playwright's.
  testMatch: ['<rootDir>/{app,components,lib,content,look,styles,scripts,export}/**/*.test.{ts,tsx}'],
};

const createConfig = nextJest({ dir: './' })(config);

/** Packages of ES modules alone, which Jest has to transform. */
const MODULES_ONLY = ['parse5', 'entities'];

export default async function configure(): Promise<Config> {
  return { ...(await createConfig()), transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`] };
}
