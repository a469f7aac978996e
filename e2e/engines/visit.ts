/** How long a step of the visit may take, in ms: as long as a busy machine needs to load a page. */
const STEP_LIMIT = 15_000;

/** The size of a phone's window, in px, on which the links are in a menu. */
const PHONE = { width: 390, height: 844 };

/** A message that breaks no rule. */
const MESSAGE = {
  name: 'Sara Adel',
  email: 'sara@example.org',
  subject: 'A desktop system',
  message: 'We need a licensing desk.',
};

/**
 * A visit to everything: each page by address and by link, back and forward, a jump within a
 * page, a reload, theme, tooltip, menu, form, toasts and a wrong address.
 *
 * @throws {Error} naming the step that failed.
 */
export async function visit(
  { open, resize, evaluate, messages }: import('./engine').Engine,
  site: { origin: string; violations: string[] },
  inbox: import('../../scripts/inbox').Inbox,
) {
  /**
   * @param step What is expected, in words.
   * @param condition An expression in the page.
   */
  const expect = async (step: string, condition: string) => {
    // While one page replaces another there is none to ask.
    let problem = '';
    const holds = () =>
      evaluate(`Boolean(${condition})`).catch((error) => {
        problem = ` ${error.message}`;
        return false;
      });
    for (const limit = Date.now() + STEP_LIMIT; !(await holds()); ) {
      if (Date.now() > limit) throw new Error(`Failed: ${step} (${condition}).${problem}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    console.log(`   ${step}`);
  };
  /** @param action Statements in the page. */
  const act = (action: string) => evaluate(`(() => { ${action} })()`);
  const THEME = `document.querySelector('header button:not([popovertarget])')`;
  const RUNNING = `dispatchEvent(new Event('input')) && document.querySelector('html[data-hydrated]')`;

  await open(`${site.origin}/`);
  const paths: string[] = await evaluate(
    `[...new Set([...document.querySelectorAll('footer nav a')].map((link) => link.getAttribute('href')))]`,
  );
  const SCRIPTS = `performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))`;
  for (const page of paths) {
    await open(site.origin + page);
    await expect(`${page} has come without scripts`, `document.readyState === 'complete' && ${SCRIPTS}.length === 0`);
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

  await open(`${site.origin}/`);
  await expect('home runs', RUNNING);
  const HEADING = `document.querySelector('h1').textContent`;
  const home = `${HEADING} === ${JSON.stringify(await evaluate(HEADING))}`;
  await act(`document.querySelector('main a[href="#about"]').click()`);
  await expect('a link leads down the page', `location.hash === '#about' && scrollY > 0 && ${home}`);
  await act(`document.querySelector('main a[href="/about/"]').click()`);
  await expect('a link leads on', `location.pathname === '/about/' && !(${home})`);
  await act(`history.back()`);
  await expect('back to the part', `location.pathname + location.hash === '/#about' && ${home}`);
  await act(`history.back()`);
  await expect('back to the top', `location.pathname + location.hash === '/' && ${home}`);

  await open(`${site.origin}/about/`);
  await expect('a long page runs', RUNNING);
  await act(`scrollTo({ top: 500, behavior: 'instant' })`);
  await expect('it is scrolled', `scrollY === 500`);
  // Not at once: a page that goes gives no answer.
  await act(`window.isOld = true; setTimeout(() => location.reload())`);
  // A browser restores where a visitor was until shortly after the page has loaded.
  await expect('it is reloaded', `!window.isOld && ${RUNNING} && performance.now() > 1500`);
  if ((await evaluate('scrollY')) !== 0)
    throw new Error(`After a reload the page is at ${await evaluate('scrollY')} px.`);
  console.log('   and begins at its top');

  await open(`${site.origin}/`);
  await expect('home runs', RUNNING);
  const CHOICE = `document.documentElement.dataset.theme`;
  const first = await evaluate(CHOICE);
  await act(`${THEME}.click()`);
  await expect('the theme changes', `${CHOICE} !== '${first}'`);
  const second = await evaluate(CHOICE);
  await open(`${site.origin}/`);
  if ((await act(`${THEME}.click(); return ${CHOICE}`)) === second) throw new Error('An early press did nothing.');
  await expect('an early press on the theme button holds', `${RUNNING} && ${CHOICE} !== '${second}'`);
  // The pointer keeps moving: the first move only loads the tooltips' code.
  const hover = ['pointerover', 'pointermove']
    .map((type) => `${THEME}.dispatchEvent(new PointerEvent('${type}', { bubbles: true, pointerType: 'mouse' }))`)
    .join();
  await expect('a tooltip shows', `(${hover}, document.querySelector('[role=tooltip]'))`);
  await resize(PHONE.width, PHONE.height);
  // Loaded at this size: the menu closes when the window's width changes, and some engines tell that late.
  await open(`${site.origin}/`);
  await expect('home runs on a phone', RUNNING);
  const MENU_BUTTON = `document.querySelector('[popovertarget]')`;
  const MENU = `document.getElementById(${MENU_BUTTON}.getAttribute('popovertarget')).getClientRects().length`;
  await expect('on a phone the menu is closed', `${MENU_BUTTON}.getClientRects().length > 0 && ${MENU} === 0`);
  await act(`${MENU_BUTTON}.click()`);
  await expect('the menu opens', `${MENU} > 0 && ${MENU_BUTTON}.getAttribute('aria-expanded') === 'true'`);
  await act(`${MENU_BUTTON}.click()`);
  await expect('the menu closes', `${MENU} === 0`);

  await open(`${site.origin}/contact/`);
  await expect('the form is taken over', `${RUNNING} && document.querySelector('form[novalidate]')`);
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
  await expect('a failure is told', `document.querySelector('[data-toast="error"]')`);
  // The console has each failure too, by intention (docs/behaviour.md, "Outcome").
  messages.splice(beforeFailure);
  await act(`document.querySelector('form').requestSubmit()`);
  await expect('the message is sent', `document.querySelector('[data-toast="success"]')`);
  if (inbox.messages.length !== 1) throw new Error(`The inbox holds ${inbox.messages.length} messages.`);

  const beforeNowhere = messages.length;
  await open(`${site.origin}/nowhere/`);
  await expect('a wrong address has its page', `document.querySelector('h1').textContent === '404' && ${RUNNING}`);
  messages.splice(beforeNowhere);

  if (site.violations.length > 0) throw new Error(`The policy refused: ${site.violations.join('\n')}`);
  if (messages.length > 0) throw new Error(`The console says: ${messages.join('\n')}`);
  console.log('   no violation, nothing in the console');

  // To see that a violation would have been reported, one is made.
  await act(
    `document.head.append(Object.assign(document.createElement('style'), { textContent: 'h1 { color: red }' }))`,
  );
  for (const limit = Date.now() + STEP_LIMIT; site.violations.length === 0; ) {
    if (Date.now() > limit) throw new Error('Failed: a style from elsewhere is refused.');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.log('   a style from elsewhere is refused');
}
