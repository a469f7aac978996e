// npm run build: builds the site in each of its languages.
import { exitWith, loadEnvironment, run } from './command';
import { readBuilds } from './translations';

loadEnvironment();
for (const env of await readBuilds().catch(exitWith)) {
  process.exitCode = await run('next', ['build'], { env });
  if (process.exitCode !== 0) break;
}
