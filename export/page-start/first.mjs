// The first script of every page, see export/add-policy.mjs, which puts the base path in.
import { setUpTrustedTypes } from './trusted-types.mjs';

setUpTrustedTypes(process.env.BASE_PATH ?? '');
