import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { testPort } from '@/scripts/serve';
import { content } from '../support/compiled-site';
import { expect, inMotion, PHONE, scriptsHaveRun, test, withBasePath } from '../support/site';

/** In ms. A step of seconds on an idle machine takes this long on one that is busy with other work. */
const MINUTE = 60_000;

/** The minimal owner's content. */
const INDEX = 'content/index.ts';

/** A file of content that the test adds. */
const LEAD = 'content/lead.ts';

const PORT = await testPort(Number(process.env.E2E_PORT || 4173) + 25);

test.use({ ...inMotion, viewport: PHONE, baseURL: `http://localhost:${PORT}` });

/** Saves a post, as an owner would, with a further line of front matter. */
async function save(field: string, text: string) {
  await mkdir('content/posts', { recursive: true });
  const description = 'Why a test that can’t fail is worse than none, told by the lamps at the end of a harbour wall.';
  await writeFile(
    'content/posts/lamps.md',
    `---\ntitle: Lamps\ndescription: ${description}\ndate: 2026-01-09\n${field}\n---\n\n${text}\n`,
  );
}

test('npm run dev says where the site and its messages are, and pages log no warnings', async ({ page, visit }) => {
  test.setTimeout(12 * MINUTE);
  // It writes to `.next/dev` and keeps an existing build.
  const server = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    env: { ...process.env, PORT: String(PORT), SITE_FORM_ENDPOINT: '', NEXT_TELEMETRY_DISABLED: '1' },
  });
  const index = await readFile(INDEX, 'utf8');
  let started = '';
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (text) => {
      started += text;
    });
  try {
    await expect.poll(() => started, { timeout: 2 * MINUTE }).toContain('Ready in');
    expect(started).toMatch(
      /The site is at http:\/\/localhost:\d+\/seite\/ .*\nOnly this machine .*\nIts form opens the email app/,
    );
    // The first post brings new pages without another start; its next version is shown on the open page.
    await save('draft: true', 'One lamp.');
    await expect(async () => {
      await page.goto(withBasePath('/blog/lamps/'));
      await expect(page.getByText('One lamp.')).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: 4 * MINUTE });
    expect(started.match(/Ready in/g)).toHaveLength(1);
    await expect(page.getByText(content.words.writing.draft)).toBeVisible();
    visit.messages.length = 0;
    await page.reload();
    await scriptsHaveRun(page);
    expect.soft(visit.messages.filter((message) => /^(warning|error|uncaught)/.test(message))).toEqual([]);
    await save('', 'Two lamps.\n\n#### Wicks');
    await expect(page.getByText('Two lamps.')).toBeVisible({ timeout: MINUTE });
    // While it is edited, a file has its own advice.
    await expect
      .poll(() => started, { timeout: MINUTE })
      .toContain('content/posts/lamps.md:10: the heading "Wicks" skips');
    // A file that another one imports is read again, too, without a further start.
    const saveLead = (lead: string) => writeFile(LEAD, `export const lead = '${lead}';\n`);
    // Next does not show a change on a page that it is compiling.
    await page.goto(withBasePath('/'));
    await scriptsHaveRun(page);
    await saveLead('One lead.');
    await writeFile(INDEX, `import { lead } from './lead';\n${index.replace(/lead: '[^']*'/, 'lead')}`);
    await expect(page.getByText('One lead.')).toBeVisible({ timeout: MINUTE });
    await saveLead('Two leads.');
    await expect(page.getByText('Two leads.')).toBeVisible({ timeout: MINUTE });
    expect(started.match(/Ready in/g)).toHaveLength(1);
    await save('draft: perhaps', 'Three lamps.');
    await expect.poll(() => started, { timeout: MINUTE }).toContain('content/posts/lamps.md:5: draft must be true or');
    await save('', 'Four lamps.');
    await writeFile(INDEX, index.replace("language: 'de'", "language: 'nl'"));
    await expect.poll(() => started, { timeout: MINUTE }).toContain('count from the next start of npm run dev');
  } finally {
    await writeFile(INDEX, index);
    for (const added of ['content/posts', LEAD]) await rm(added, { recursive: true, force: true });
    server.kill();
    await once(server, 'exit');
  }
});
