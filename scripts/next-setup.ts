// For npm run dev, which starts this in a process of its own, so that it reads the files anew. It prints what Next reads
// only when it starts, as JSON: what next.config.ts makes of the content, or the variables of a further language.

import { UserError } from '../lib/user-error';
import { loadEnvironment, readOptions } from './command';
import { explainMissingFile, readBuilds } from './translations';

loadEnvironment(true);
const { language } = readOptions({ language: { type: 'string' } }, 'It takes --language.');
if (language) {
  // With the path of the content, which has a hash: it is read when Next starts.
  const env = (await readBuilds()).find(({ BASE_PATH }) => BASE_PATH?.endsWith(`/${language}`));
  if (!env) throw new UserError(`There is no folder content/${language}/.`);
  console.log(JSON.stringify({ env }));
} else {
  const { default: config } = await import('../next.config').catch(explainMissingFile);
  console.log(JSON.stringify({ config: await config() }));
}
