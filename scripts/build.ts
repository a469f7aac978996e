// npm run build: the site in each of its languages. With --print it only prints the environment variables of the builds.
import { loadEnvironment, readOptions, run } from './command';
import { readTranslation, translationBuilds, translationFolders } from './translations';

loadEnvironment();
const { print } = readOptions({ print: { type: 'boolean' } }, 'npm run build takes no options.');
const { content } = await import('../lib/content/content');
const further = await Promise.all(translationFolders().map((language) => readTranslation(language, content)));
const builds = translationBuilds([content, ...further], process.env);
if (print) console.log(JSON.stringify(builds));
else {
  for (const env of builds) {
    process.exitCode = await run('next', ['build'], { env });
    if (process.exitCode !== 0) break;
  }
}
