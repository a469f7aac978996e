// npm run build: builds the site in each of its languages.
import './env';
import { dayOf } from '../lib/today';
import { readDocuments, unreadTexts } from '../lib/writing/documents';
import { exitWith, run } from './command';
import { readBuilds, translationFolders } from './translations';

for (const env of await readBuilds().catch(exitWith)) {
  process.exitCode = await run('next', ['build'], { env });
  if (process.exitCode !== 0) break;
}
if (process.exitCode === 0) {
  if (!process.env.OUT_DIR) console.log('The site is in out/.');
  for (const folder of ['content', ...translationFolders().map((language) => `content/${language}`)]) {
    const texts = [...readDocuments('posts', folder), ...readDocuments('pages', folder)];
    for (const { file, fields } of texts.filter(({ isDraft }) => isDraft)) {
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const reason = fields.draft ? 'has draft: true' : `is of a later day than today, ${dayOf()} in ${timeZone}`;
      console.log(`${file} is not on the site, because it ${reason}.`);
    }
    for (const { file, message } of unreadTexts(folder)) console.log(`${file} ${message}.`);
  }
}
