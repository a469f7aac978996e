import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { words } from '@/content/words';
import { content } from '@/lib/content/content';
import { RETURN_PART } from '@/lib/draft';
import { mailto } from '@/lib/mailto';
import type { Inbox } from '@/scripts/inbox';
import {
  expect,
  expectValues,
  failureToast,
  field,
  fillIn,
  openContact,
  panel,
  SAMPLE,
  sendButton,
  successToast,
  takenOver,
  test,
} from '../support/contact-page';
import { FORM_CHOICES } from '../support/form-choices';
import { findMistakes } from '../support/html-validator';
import { BUILD_TIME, buildOwner, type OwnerName } from './owners';
import { bodyOf, type ServedSite, serveOwner } from './serve-owner';

const CONTACT = '/contact/';
const EMPTY = { name: '', email: '', subject: '', message: '' };

interface Walk {
  owner: OwnerName;
  /** Where a script's call arrives. */
  path: string;
  /** What it carries besides the message. */
  fields?: Record<string, string>;
  /** Its content type. */
  type?: string;
  /** The service's reason why it took nothing, where it gives one. */
  reason?: string;
  /** Whether the answer has to allow the site's script to read it. */
  needsCors?: boolean;
  /** What a visitor without script reads once the form is sent. */
  thanks: string;
  /** Whether that stands on the site's own page. */
  comesBack?: boolean;
  /** The fields that go along then, besides the message's. */
  plainFields: Record<string, string>;
  /** The hidden field that only a program fills in. */
  honeypot: string;
}

const RETURN_TO = `${content.site.address}${CONTACT}#${RETURN_PART}`;
const SENT = words.outcome.sent;
const FULL = 'Too many messages. Wait a minute.';

const WALKS = {
  web3forms: {
    owner: 'with-web3forms',
    path: '/submit',
    fields: { access_key: FORM_CHOICES.web3forms.accessKey },
    reason: FULL,
    needsCors: true,
    thanks: SENT,
    comesBack: true,
    plainFields: { access_key: FORM_CHOICES.web3forms.accessKey, redirect: RETURN_TO },
    honeypot: 'botcheck',
  },
  formsubmit: {
    owner: 'with-formsubmit',
    path: '/ajax/f/inbox',
    reason: FULL,
    needsCors: true,
    thanks: SENT,
    comesBack: true,
    plainFields: { _next: RETURN_TO, _honey: '' },
    honeypot: '_honey',
  },
  netlify: {
    owner: 'with-netlify',
    path: '/f/inbox',
    fields: { 'form-name': 'contact' },
    type: 'application/x-www-form-urlencoded',
    thanks: 'Thank you.',
    plainFields: { 'form-name': 'contact', 'bot-field': '' },
    honeypot: 'bot-field',
  },
  own: {
    owner: 'with-own-endpoint',
    path: '/own/inbox',
    reason: FULL,
    needsCors: true,
    thanks: 'Thank you.',
    plainFields: { _gotcha: '' },
    honeypot: '_gotcha',
  },
} satisfies Record<string, Walk>;

for (const owner of ['without-form-service', ...Object.values(WALKS).map((walk) => walk.owner)] as OwnerName[]) {
  test(`the contact page ${owner} is valid HTML`, async () => {
    test.setTimeout(BUILD_TIME);
    expect(await findMistakes(await readFile(join(await buildOwner(owner), 'contact/index.html'), 'utf8'))).toEqual([]);
  });
}

/** What the policy of the page refused. */
async function gatherRefusals(page: Page): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Trusted ?Type/i.test(message.text())) refused.push(message.text());
  });
  return refused;
}

/**
 * Netlify in small: it finds the marked form, takes the mark out of the page, puts the form's name into it,
 * and takes what is posted to a page of the site.
 */
async function serveAsNetlify(folder: string, inbox: Inbox): Promise<ServedSite> {
  const html = await readFile(join(folder, 'contact/index.html'), 'utf8');
  const [tag = '', name = ''] = html.match(/<form[^>]* name="([^"]+)"[^>]*>/) ?? [];
  expect(tag).toContain('data-netlify="true"');
  expect(tag).toContain('netlify-honeypot="bot-field"');
  expect(tag).not.toContain(' action=');
  const processed = html.replace(
    tag,
    `${tag.replace(/ (?:data-netlify|netlify-honeypot)="[^"]*"/g, '')}<input type='hidden' name='form-name' value='${name}' />`,
  );
  return serveOwner(folder, async (request, response) => {
    if (request.url !== CONTACT) return false;
    if (request.method === 'GET') {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(processed);
      return true;
    }
    const headers = { 'Content-Type': request.headers['content-type'] ?? '' };
    const body = new Uint8Array(await bodyOf(request));
    const answer = await fetch(inbox.endpoint, { method: 'POST', headers, body });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    response.end(await answer.text());
    return true;
  });
}

/** What a post carried. */
function fieldsOf({ type, body }: Inbox['posts'][number]): Record<string, string> {
  // One field may stand in a form twice: what Netlify puts in, and the page's own.
  return type.startsWith('application/json') ? JSON.parse(body) : Object.fromEntries(new URLSearchParams(body));
}

/** A browser writes line breaks as CRLF where it sends the form by itself. */
const asPosted = { ...SAMPLE, message: SAMPLE.message.replaceAll('\n', '\r\n') };

for (const [name, walk] of Object.entries(WALKS) as [keyof typeof WALKS, Walk][]) {
  test.describe(name, () => {
    let site: ServedSite;

    test.beforeAll(async ({ workerInbox }) => {
      test.setTimeout(BUILD_TIME);
      const folder = await buildOwner(walk.owner);
      site = await (name === 'netlify' ? serveAsNetlify(folder, workerInbox) : serveOwner(folder));
    });

    test.afterAll(() => site?.close());

    test('a message goes as the service asks for it, and its success is told', async ({ page, inbox }) => {
      const refused = await gatherRefusals(page);
      const paths: string[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST') paths.push(new URL(request.url()).pathname);
      });
      await openContact(page, site.origin + CONTACT);
      await fillIn(page);
      await sendButton(page).click();
      await expect(successToast(page)).toBeVisible();
      await expectValues(page, EMPTY);
      expect(inbox.messages).toEqual([{ way: expect.any(String), ...SAMPLE }]);
      expect(inbox.posts).toHaveLength(1);
      expect(inbox.posts[0]?.type).toBe(walk.type ?? 'application/json');
      expect(inbox.posts.map(fieldsOf)).toEqual([{ ...walk.fields, ...SAMPLE }]);
      expect(paths).toEqual([name === 'netlify' ? CONTACT : walk.path]);
      expect(refused).toEqual([]);
    });

    test('nothing is lost to a refusal, and a second try delivers once', async ({ page, inbox }) => {
      await openContact(page, site.origin + CONTACT);
      await fillIn(page);
      inbox.answerWith('too-many');
      await sendButton(page).click();
      await expect(failureToast(page)).toBeVisible();
      await expect(panel(page)).toContainText(words.outcome.notSent);
      await expect(panel(page).getByText(FULL, { exact: true })).toHaveCount(walk.reason ? 1 : 0);
      await expectValues(page, SAMPLE);
      await sendButton(page).click();
      await expect(successToast(page)).toBeVisible();
      expect(inbox.messages).toEqual([{ way: expect.any(String), ...SAMPLE }]);
    });

    if (walk.needsCors) {
      test('nothing is lost to a service that lets no script read it', async ({ page, inbox }) => {
        await openContact(page, site.origin + CONTACT);
        await fillIn(page);
        inbox.answerWith('no-cors');
        await sendButton(page).click();
        await expect(failureToast(page)).toBeVisible();
        await expectValues(page, SAMPLE);
        expect(inbox.posts).toEqual([]);
        inbox.answerWith();
        await page.getByRole('button', { name: words.fallback.plain }).click();
        if (walk.comesBack) await page.waitForURL(`**${CONTACT}#${RETURN_PART}`);
        if (walk.comesBack) await takenOver(page);
        await expect(page.getByText(walk.thanks)).toBeVisible();
        await expect(page.getByText(words.draft.restored)).toHaveCount(0);
        expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
      });
    }

    test.describe('with scripts off', () => {
      test.use({ javaScriptEnabled: false });

      test('the browser’s own form is taken, and the visitor is told', async ({ page, inbox }) => {
        const refused = await gatherRefusals(page);
        await page.goto(site.origin + CONTACT);
        await expect(page.getByText(walk.thanks)).toBeHidden();
        await fillIn(page);
        await sendButton(page).click();
        await expect(page.getByText(walk.thanks)).toBeVisible();
        if (walk.comesBack) {
          await expect(page).toHaveURL(`${site.origin}${CONTACT}#${RETURN_PART}`);
          await expect(page.getByText(walk.thanks)).toBeInViewport();
          await expectValues(page, EMPTY);
        }
        expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
        expect(inbox.posts.map(fieldsOf)).toEqual([{ ...walk.plainFields, ...asPosted }]);
        expect(refused).toEqual([]);
      });

      test('a program that fills in the hidden field is not kept, and no visitor comes to it', async ({
        page,
        inbox,
      }) => {
        await page.goto(site.origin + CONTACT);
        await fillIn(page);
        const trap = page.locator(`input[name="${walk.honeypot}"]`);
        await expect(trap).toHaveAttribute('tabindex', '-1');
        await expect(page.locator('[aria-hidden="true"]').filter({ has: trap })).toHaveCount(1);
        await ((await trap.getAttribute('type')) === 'checkbox' ? trap.press('Space') : trap.fill('pills'));
        await sendButton(page).click();
        await expect(page.getByText(walk.thanks)).toBeVisible();
        expect(inbox.posts).toHaveLength(1);
        expect(inbox.messages).toEqual([]);
      });

      for (const fault of ['too-many', 'error-html'] as const) {
        test(`nothing is lost to ${fault}: on the way back it is all there, and goes once`, async ({ page, inbox }) => {
          await page.goto(site.origin + CONTACT);
          await fillIn(page);
          inbox.answerWith(fault);
          await sendButton(page).click();
          await expect(sendButton(page)).toHaveCount(0);
          await page.goBack();
          await expectValues(page, SAMPLE);
          await sendButton(page).click();
          await expect(page.getByText(walk.thanks)).toBeVisible();
          expect(inbox.messages).toEqual([{ way: 'form', ...SAMPLE }]);
        });
      }
    });
  });
}

test.describe('without a form service', () => {
  let site: ServedSite;

  test.beforeAll(async () => {
    test.setTimeout(BUILD_TIME);
    site = await serveOwner(await buildOwner('without-form-service'));
  });

  test.afterAll(() => site?.close());

  /** The addresses of mails that the page asks the browser to open. */
  async function gatherMails(page: Page): Promise<URL[]> {
    const mails: URL[] = [];
    const browser = await page.context().newCDPSession(page);
    await browser.send('Page.enable');
    browser.on('Page.frameRequestedNavigation', ({ url }) => {
      if (url.startsWith('mailto:')) mails.push(new URL(url));
    });
    return mails;
  }

  const to = mailto(content.profile.email);

  test('the form says that it writes a mail, writes it, and calls nobody', async ({ page, context }) => {
    const refused = await gatherRefusals(page);
    const mails = await gatherMails(page);
    await openContact(page, site.origin + CONTACT);
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url()));
    await context.setOffline(true);
    await expect(page.getByText(words.mailForm.note)).toBeVisible();
    await fillIn(page);
    await sendButton(page).click();
    await expect(page.getByText(words.mailForm.posted)).toBeVisible();
    await expect.poll(() => mails).toHaveLength(1);
    const [mail] = mails;
    expect(`${mail?.protocol}${mail?.pathname}`).toBe(to);
    expect(mail?.searchParams.get('subject')).toBe(SAMPLE.subject);
    const body = `${SAMPLE.message}\n\n${SAMPLE.name}\n${SAMPLE.email}`;
    expect(mail?.searchParams.get('body')).toBe(body.replaceAll('\n', '\r\n'));
    await expectValues(page, SAMPLE);
    await expect(page.getByRole('main').getByRole('button', { name: words.fallback.copy })).toBeVisible();
    // Whoever has no mail program may try as often as they like: nothing is sent by it.
    await sendButton(page).click();
    await expect.poll(() => mails).toHaveLength(2);
    expect(calls.filter((url) => !url.startsWith('mailto:'))).toEqual([]);
    expect(refused).toEqual([]);
  });

  test('nothing is opened while a rule fails', async ({ page }) => {
    const mails = await gatherMails(page);
    await openContact(page, site.origin + CONTACT);
    await fillIn(page, { ...SAMPLE, message: 'short' });
    await sendButton(page).click();
    await expect(field(page, 'message')).toBeFocused();
    expect(mails).toEqual([]);
  });

  test.describe('with scripts off', () => {
    test.use({ javaScriptEnabled: false });

    test('the browser writes the mail by itself, with all four fields in it', async ({ page }) => {
      const refused = await gatherRefusals(page);
      const mails = await gatherMails(page);
      await page.goto(site.origin + CONTACT);
      await expect(page.getByText(words.mailForm.note)).toBeVisible();
      await fillIn(page);
      await sendButton(page).click();
      await expect.poll(() => mails).toHaveLength(1);
      const [mail] = mails;
      expect(`${mail?.protocol}${mail?.pathname}`).toBe(to);
      const body = mail?.searchParams.get('body') ?? '';
      for (const [name, text] of Object.entries(asPosted)) expect(body).toContain(`${name}=${text}`);
      expect(refused).toEqual([]);
    });
  });

  test('the policy lets the form write mails, and nothing of the page call another host', async ({ request }) => {
    const policy = (await (await request.get(site.origin + CONTACT)).text()).match(
      /<meta http-equiv="Content-S[^>]*>/,
    )?.[0];
    expect(policy).toContain('form-action mailto:;');
    expect(policy).toContain("connect-src 'self';");
  });
});
