// Builds the example for the host of the template, into out/example/, once the site in content/ is built (pages.yml).
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { root, run } from './command';
import { EXAMPLE, ISOLATED, stage } from './test/stage';

const { SITE_ADDRESS: address = '' } = process.env;
const folder = await stage(EXAMPLE);
const env = { ...ISOLATED, SITE_ADDRESS: address && `${address}/example`, SITE_SKIP_OPTIMIZATIONS: 'compression' };
process.exitCode = await run('tsx', ['scripts/build.ts'], { env, cwd: folder });
if (process.exitCode === 0) await cp(path.join(folder, 'out'), path.join(root, 'out', 'example'), { recursive: true });
