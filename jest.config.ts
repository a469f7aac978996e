/** @jest-config-loader esbuild-register */
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

const config: Config = {
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  // e2e/ is Playwright's.
  testMatch: ['<rootDir>/{components,content,styles,scripts,export}/**/*.test.{ts,tsx}'],
};

export default nextJest({ dir: './' })(config);
