import { localBuild, TEST_ENDPOINT } from '../local-site';
import type { Fixture } from './stage';

/**
 * The variables that change a build or a test, as tests set them: whatever the environment and the owner's .env have.
 * An empty one counts as not set, and .env does not replace it.
 */
export const ISOLATED: Readonly<Record<string, string>> = {
  BASE_PATH: '',
  SITE_ADDRESS: '',
  FORM_ENDPOINT: '',
  SKIP_OPTIMIZATIONS: '',
  STRICT: '',
  TRANSLATIONS: '',
  CONTENT: '',
  CONTENT_FILE: '',
  PORT: '',
  TZ: 'UTC',
  LANG: 'en_US.UTF-8',
  LC_ALL: 'en_US.UTF-8',
};

/** The environment variables of the tested build of a fixture, or of the site in content/. */
export function buildOf(fixture?: Fixture): Record<string, string> {
  return {
    ...ISOLATED,
    ...localBuild(TEST_ENDPOINT),
    ...fixture?.environment,
    // Browsers of tests reach this machine alone, so that nothing is counted.
    ...(fixture && { ANALYTICS: '' }),
  };
}
