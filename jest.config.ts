/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // They may be written while the tests run.
  modulePathIgnorePatterns: ['.next', '.site', 'out', 'test-results'].map((folder) => `<rootDir>/${folder}/`),
  // e2e/ is Playwright's.
  testMatch: ['<rootDir>/{app,components,lib,content,styles,scripts,export}/**/*.test.{ts,tsx}'],
};

const createConfig = nextJest({ dir: './' })(config);

/** These come as modules only, which Jest has to translate. */
const MODULES_ONLY = ['parse5', 'entities'];

export default async function configure(): Promise<Config> {
  return { ...(await createConfig()), transformIgnorePatterns: [`/node_modules/(?!(${MODULES_ONLY.join('|')})/)`] };
}
