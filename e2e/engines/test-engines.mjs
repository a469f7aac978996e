// npm run test:engines: a visit in Firefox ESR and in WebKitGTK, under the site's own policy.
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fail, root, runBin } from '../../scripts/command.mjs';
import { installPackages } from '../../scripts/debian-packages.mjs';
import { startInbox } from '../../scripts/inbox.mjs';
import { LOCAL_FOLDER, localBuild } from '../../scripts/local-site.mjs';
import { createSiteServer } from '../../scripts/serve.mjs';
import { ENGINES } from './engines.mjs';

/** How long a step of the journey may take, in ms. */
const STEP_LIMIT = 15_000;

/** A message that breaks no rule. */
const MESSAGE = {
  name: 'Sara Adel',
  email: 'sara@example.org',
  subject: 'A desktop system',
  message: 'We need a licensing desk.',
};

try {
  const missing = Object.values(ENGINES).filter(({ program }) => !existsSync(program));
  if (missing.length > 0) await installPackages(missing.flatMap(({ packages }) => packages));

  const inbox = await startInbox({ origins: 'any' });
  if ((await runBin('next', ['build'], localBuild(inbox.endpoint))) !== 0) {
    throw new Error('The site could not be built; the reason is above.');
  }
  const site = await serveWithReports(path.join(root, LOCAL_FOLDER));

  let failed = 0;
  for (const [name, { start }] of Object.entries(ENGINES)) {
    console.log(`\n── ${name}`);
    const engine = await start();
    try {
      await visit(engine, site, inbox);
    } catch (error) {
      failed += 1;
      console.error(error instanceof Error ? error.message : error);
    } finally {
      await engine.close();
      inbox.clear();
      site.violations.length = 0;
    }
  }
  site.close();
  await inbox.close();
  const count = Object.keys(ENGINES).length;
  console.log(`\n${count - failed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
} catch (error) {
  fail(error);
}

/**
 * The site with its headers, to which one thing is added: browsers report here what the
 * policy refused, whichever engine they are.
 *
 * @param {string} folder
 */
async function serveWithReports(folder) {
  /** @type {string[]} */
  const violations = [];
  const site = createSiteServer({ folder });
  const server = createServer((request, response) => {
    if (request.url === '/violations') {
      request.on('data', (text) => violations.push(String(text)));
      request.on('end', () => response.writeHead(204).end());
      return;
    }
    const setHeader = response.setHeader.bind(response);
    response.setHeader = (name, value) =>
      setHeader(name, name === 'Content-Security-Policy' ? `${value}; report-uri /violations` : value);
    site.emit('request', request, response);
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { address: `http://127.0.0.1:${port}`, violations, close: () => server.close() };
}

/**
 * A visit to everything: each page by address and by link, theme, tooltip, menu, form,
 * toasts, wrong addresses, back and forward.
 *
 * @param {import('./engines.mjs').Engine} engine
 * @param {{ address: string, violations: string[] }} site
 * @param {import('../../scripts/inbox.mjs').Inbox} inbox
 * @throws {Error} naming the step that failed.
 */
async function visit({ open, evaluate, messages }, site, inbox) {
  /**
   * @param {string} step What is expected, in words.
   * @param {string} condition An expression in the page.
   */
  const expect = async (step, condition) => {
    for (const limit = Date.now() + STEP_LIMIT; !(await evaluate(`Boolean(${condition})`)); ) {
      if (Date.now() > limit) throw new Error(`Failed: ${step} (${condition}).`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    console.log(`   ${step}`);
  };
  /** @param {string} action Statements in the page. */
  const act = (action) => evaluate(`(() => { ${action} })()`);
  const THEME = `document.querySelector('header button:not([popovertarget])')`;
  const RUNNING = `document.querySelector('header[data-scrolled]')`;

  await open(`${site.address}/`);
  /** @type {string[]} */
  const paths = await evaluate(
    `[...new Set([...document.querySelectorAll('footer nav a')].map((link) => link.getAttribute('href')))]`,
  );
  for (const page of paths) {
    await open(site.address + page);
    await expect(`${page} runs`, RUNNING);
  }

  await act(`window.isSame = true`);
  for (const page of paths) {
    await act(`document.querySelector('footer nav a[href="${page}"]').click()`);
    await expect(`a link leads to ${page}`, `location.pathname === '${page}' && document.querySelector('h1')`);
  }
  await act(`history.back()`);
  await expect('back', `location.pathname === '${paths.at(-2)}'`);
  await act(`history.forward()`);
  await expect('forward', `location.pathname === '${paths.at(-1)}'`);
  await expect('all of it on one page', `window.isSame`);

  await open(`${site.address}/`);
  await expect('home runs', RUNNING);
  const themes = [await evaluate(`document.documentElement.dataset.theme ?? ''`)];
  await act(`${THEME}.click()`);
  await expect('the theme changes', `document.documentElement.dataset.theme !== '${themes[0]}'`);
  // A pointer that keeps moving: the first touch only loads the tooltips.
  const hover = ['pointerover', 'pointermove']
    .map((type) => `${THEME}.dispatchEvent(new PointerEvent('${type}', { bubbles: true, pointerType: 'mouse' }))`)
    .join();
  await expect('a tooltip shows', `(${hover}, document.querySelector('[role=tooltip]'))`);
  await act(`document.querySelector('[popovertarget]').click()`);
  await expect('the menu opens', `document.querySelector('[popover]').matches(':popover-open')`);

  await open(`${site.address}/contact/`);
  await expect('the form is taken over', `document.querySelector('form[novalidate]')`);
  await act(`document.querySelector('form').requestSubmit()`);
  await expect('a wrong field has the focus', `document.activeElement?.id === 'name'`);
  for (const [field, text] of Object.entries(MESSAGE)) {
    await act(`
      const field = document.getElementById('${field}');
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, '${text}');
      field.dispatchEvent(new Event('input', { bubbles: true }));`);
  }
  inbox.answerWith('error-json');
  const beforeFailure = messages.length;
  await act(`document.querySelector('form').requestSubmit()`);
  await expect('a failure is told', `document.body.textContent.includes('Failed to send message.')`);
  // The failure is told to the console too (specification, section 8).
  messages.splice(beforeFailure);
  await act(`document.querySelector('form').requestSubmit()`);
  await expect('the message is sent', `document.body.textContent.includes('Message sent successfully!')`);
  if (inbox.messages.length !== 1) throw new Error(`The inbox holds ${inbox.messages.length} messages.`);

  const beforeNowhere = messages.length;
  await open(`${site.address}/nowhere/`);
  await expect('a wrong address has its page', `document.querySelector('h1').textContent === '404' && ${RUNNING}`);
  messages.splice(beforeNowhere);

  if (site.violations.length > 0) throw new Error(`The policy refused: ${site.violations.join('\n')}`);
  if (messages.length > 0) throw new Error(`The console says: ${messages.join('\n')}`);
  console.log('   no violation, nothing in the console');

  // Had there been one, it would have been reported.
  await act(
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }))`,
  );
  for (const limit = Date.now() + STEP_LIMIT; site.violations.length === 0; ) {
    if (Date.now() > limit) throw new Error('Failed: a style from elsewhere is refused.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.log('   a style from elsewhere is refused');
}
