// npm run build: the site in each of its languages.
import { loadEnvironment, runBinary } from './command';
import { readTranslation, translationBuilds, translationFolders } from './translations';

loadEnvironment();
const { content } = await import('../lib/content/content');
const further = await Promise.all(translationFolders().map((language) => readTranslation(language, content)));
for (const env of translationBuilds([content, ...further], process.env)) {
  if ((await runBinary('next', ['build'], { env })) !== 0) {
    process.exitCode = 1;
    break;
  }
}
