import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { JSDOM } from 'jsdom';
import { drawPreview } from '@/app/og/preview-image';
import { previewFile, previews } from '@/app/og/previews';
import { content as shipped } from '@/lib/content/content';
import { availabilityCopy, composedPages } from '@/lib/content/pages';
import type { Content } from '@/lib/content/schema';
import type { Plural } from '@/lib/content/words-schema';
import { tagOf } from '@/lib/digits';
import { fillIn } from '@/lib/fill-in';
import { CONTACT_MIN_LENGTH } from '@/lib/limits';
import { routes } from '@/lib/routes';
import { JOURNEYS_ENDPOINT } from '@/scripts/local-site';
import { findViolations } from '../support/axe';
import { expect, openContact, takenOver, test } from '../support/contact-page';
import { type ExportedSite, fileFor, meta, readExport } from '../support/exported-site';
import { findLayoutFaults } from '../support/layout-faults';
import { latinWords, onlyIn, textsIn, toldBy } from '../support/leftovers';
import { drawnFrom } from '../support/letter-faults';
import { findOrderFaults } from '../support/order-faults';
import { openUrl } from '../support/site';
import { buildSiteOf } from '../support/variants';
import { arabicOwner } from './arabic';
import { germanOwner } from './german';
import { BUILD_TIME } from './owners';
import { polishOwner } from './polish';
import { type ServedSite, serveOwner } from './serve-owner';

interface Walk {
  content: Content;
  direction: 'ltr' | 'rtl';
  /** The font whose letters of its script the language is set in, for headings and for text. */
  fonts: readonly string[];
  /** A message in the language, with all of its letters: what a visitor types is in the site's fonts too. */
  message: Record<'name' | 'email' | 'subject' | 'message', string>;
}

const WALKS: Record<string, Walk> = {
  arabic: {
    content: arabicOwner(shipped),
    direction: 'rtl',
    fonts: ['Cairo'],
    message: {
      name: 'سارة عادل',
      email: 'sara@example.org',
      subject: 'نظام لسطح المكتب',
      message: 'نص حكيم له سر قاطع وذو شأن عظيم، مكتوب على ثوب أخضر ومغلف بجلد أزرق؛ سؤال: ضغط ١٢٣٤٥٦٧٨٩٠؟',
    },
  },
  german: {
    content: germanOwner(shipped),
    direction: 'ltr',
    fonts: ['Bricolage Grotesque', 'Instrument Sans'],
    message: {
      name: 'Käthe Groß',
      email: 'kaethe@example.org',
      subject: 'Ein Büroprogramm',
      message: 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich: „ÄÖÜ – 100 %“.',
    },
  },
  polish: {
    content: polishOwner(shipped),
    direction: 'ltr',
    fonts: ['Bricolage Grotesque', 'Instrument Sans'],
    message: {
      name: 'Gżegżółka Śliwińska',
      email: 'gz@example.org',
      subject: 'Program do biura',
      message: 'Pchnąć w tę łódź jeża lub ośm skrzyń fig, zażółć gęślą jaźń: „ĄĆĘŁŃÓŚŹŻ”.',
    },
  },
};

/** The smallest phone, a usual one, a tablet and a desk, in px. */
const WIDTHS = [320, 390, 768, 1440];
const HEIGHT = 900;

/** English that stands in scripts and is never said: Yup has messages for rules without one of their own. */
const OF_LIBRARIES = ['must be at least'];

/** Octets a line of a contact card holds. */
const CARD_LINE = 75;

for (const [name, { content, direction, fonts, message }] of Object.entries(WALKS)) {
  const { pages, profile, site, words } = content;
  const { language, locale } = site;
  const tag = tagOf(locale);
  const english = onlyIn({ ...shipped, site: undefined, brand: undefined }, content);

  test.describe(`the ${name} owner`, () => {
    // One worker builds, reads and serves what all these tests look at.
    test.describe.configure({ mode: 'default' });
    test.use({ contextOptions: { reducedMotion: 'reduce' } });

    let built: ExportedSite;
    let served: ServedSite;

    test.beforeAll(async () => {
      test.setTimeout(BUILD_TIME);
      built = await readExport(await buildSiteOf(name, ''));
      served = await serveOwner(built.folder);
    });
    test.afterAll(() => served?.close());

    const read = (file: string) => readFile(join(built.folder, file), 'utf8');

    test('says in which language it is, to all that ask', async () => {
      const known = composedPages(content);
      expect(built.pages).toHaveLength(known.length + 1);
      for (const { file, path, document } of built.pages) {
        const page = known.find((candidate) => candidate.path === path);
        const { title, description } = page ?? pages.notFound;
        const root = document.documentElement;
        expect([root.lang, root.dir || 'ltr'], file).toEqual([language, direction]);
        expect(document.title, file).toBe(`${title} · ${profile.name}`);
        expect(meta(document, 'description'), file).toBe(description);
        expect(meta(document, 'og:locale'), file).toBe(locale);
        expect(meta(document, 'og:image:alt'), file).toBe(`${title} · ${profile.name}`);
        const canonical = document.querySelector('link[rel="canonical"]')?.getAttribute('href');
        expect(canonical ?? undefined, file).toBe(page && site.address + path);
        const graph = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
        const languages = [...graph.matchAll(/"inLanguage":"(.*?)"/g)].map(([, tag]) => tag);
        expect(new Set(languages), file).toEqual(new Set(page ? [language] : []));
      }
      expect(availabilityCopy(content.availability).homeDescription).toBe(known[0]?.description);
      expect(JSON.parse(await read('manifest.webmanifest'))).toMatchObject({
        lang: language,
        dir: direction,
        short_name: profile.name,
      });
      const addresses = [...(await read('sitemap.xml')).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
      expect(addresses).toEqual(known.map(({ path }) => site.address + path));
      const summary = await read('llms.txt');
      expect(summary).toMatch(new RegExp(`^# ${profile.name}\n\n> `));
      const { pages: ofPages, services, projects, contact } = words.summary;
      const headings = [...summary.matchAll(/^## (.*)$/gm)].map(([, heading]) => heading);
      expect(headings).toEqual([ofPages, services, projects, contact]);
    });

    test('is on a contact card whose lines address books can read', async () => {
      const bytes = await readFile(join(built.folder, 'contact.vcf'));
      const card = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
      for (const line of card.split('\r\n')) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(CARD_LINE);
      const [, properties] = ICAL.parse(card) as [string, [string, unknown, string, unknown][]];
      const values = Object.fromEntries(properties.map(([property, , , value]) => [property, value]));
      const { city = '', country = '' } = profile.location ?? {};
      expect(values).toMatchObject({
        fn: profile.name,
        title: profile.role,
        email: profile.email,
        adr: ['', '', '', city, '', '', country],
      });
    });

    test('draws its preview images in its own words', async () => {
      const own = previews(composedPages(content), content);
      expect((await readdir(join(built.folder, 'og'))).sort()).toEqual(Object.keys(own).sort());
      for (const { document, file } of built.pages) {
        const image = fileFor(built, new URL(meta(document, 'og:image') ?? '').pathname) ?? '';
        expect((await readFile(image)).subarray(1, 4).toString(), file).toBe('PNG');
      }
      const drawings = await Promise.all(
        [own, previews(composedPages(shipped), shipped)].map(
          ({ [previewFile(routes.about)]: about }) => about && drawPreview(about),
        ),
      );
      expect(drawings.filter(Boolean)).toHaveLength(2);
      expect(drawings[0]).not.toBe(drawings[1]);
    });

    test('writes numbers as its locale does', () => {
      const number = new Intl.NumberFormat(tag, { useGrouping: false });
      const percent = new Intl.NumberFormat(tag, { style: 'percent' });
      const textsOf = (path: string, selector: string) =>
        [...(built.pages.find((page) => page.path === path)?.document.querySelectorAll(selector) ?? [])].map(
          (element) => element.getAttribute('aria-label') ?? element.textContent,
        );
      const years = [...content.experience, ...content.education].flatMap(({ from, to }) => [from, to]);
      expect(textsOf(routes.about, 'main time')).toEqual(
        years.filter((year) => typeof year === 'number').map((year) => number.format(year)),
      );
      expect(textsOf(routes.about, 'main [role="img"][aria-label]')).toEqual(
        content.languages.map(({ proficiency }) => percent.format(proficiency / 100)),
      );
      expect(textsOf(routes.services, 'main ol svg text')).toEqual(
        content.process.map((_, index) => number.format(index + 1)),
      );
      expect(textsOf(routes.home, 'footer p').at(-1)).toContain(number.format(new Date().getFullYear()));
    });

    test('says nothing in English', async () => {
      // Enough to be sure that there is something to look for.
      expect(english.length).toBeGreaterThan(150);
      const left: string[] = [];
      const own = new Set(latinWords(textsIn(content).join('\n')));
      for (const { file, document } of built.pages) {
        for (const { where, text } of toldBy(document)) {
          const found = english.filter(({ pattern }) => pattern.test(text)).map((piece) => piece.text);
          // A language in other letters has no Latin word that the owner has not written.
          if (direction === 'rtl') found.push(...latinWords(text).filter((word) => !own.has(word)));
          left.push(...found.map((words) => `${file}: ${where} says ${JSON.stringify(words)}`));
        }
      }
      // What pages are taken over with, and what scripts say later, has names of its own among it: whole sentences alone.
      const sentences = english.filter(({ text }) => text.includes(' ') && !OF_LIBRARIES.includes(text));
      const files = await readdir(built.folder, { recursive: true });
      for (const file of files.filter((name) => /\.(html|js|txt|vcf|webmanifest|xml)$/.test(name))) {
        const text = await read(file);
        const found = sentences.filter(({ pattern }) => pattern.test(text));
        left.push(...found.map((piece) => `${file} has ${JSON.stringify(piece.text)}`));
      }
      expect(left).toEqual([]);
    });

    const listed = content.navigation.map(({ path }) => path);
    for (const path of [...listed, '/nowhere/']) {
      test(`is set as it should be at ${path}`, async ({ page }) => {
        await openUrl(page, served.origin + path);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: HEIGHT });
          expect.soft(await findLayoutFaults(page), `${width} px`).toEqual([]);
        }
        expect.soft(await findOrderFaults(page)).toEqual([]);
        expect.soft(await findViolations(page)).toEqual([]);
        await expectOwnFonts(page);
      });
    }

    test('tells in its language how a message fares', async ({ page }) => {
      const { fields } = words.form;
      const box = (field: keyof typeof fields) => page.getByRole('textbox', { name: fields[field].label, exact: true });
      const button = (label: string) => page.getByRole('button', { name: label, exact: true });
      const check = async (state: string) => {
        const told = toldBy(new JSDOM(await page.content()).window.document);
        const found = told.flatMap(({ text }) =>
          english.filter(({ pattern }) => pattern.test(text)).map((piece) => piece.text),
        );
        expect.soft(found, state).toEqual([]);
        expect.soft(await findLayoutFaults(page), state).toEqual([]);
        expect.soft(await findOrderFaults(page), state).toEqual([]);
      };
      const fillForm = async () => {
        for (const field of ['name', 'email', 'subject', 'message'] as const) await box(field).fill(message[field]);
      };

      // The smallest phone has the least room for long words.
      await page.setViewportSize({ width: 320, height: HEIGHT });
      await openContact(page, `${served.origin}${routes.contact}`);
      await button(words.header.menu).click();
      await expect(page.getByRole('navigation', { name: words.header.navigation }).getByRole('link')).toHaveText(
        content.navigation.map(({ label }) => label),
      );
      await check('menu');
      await page.keyboard.press('Escape');

      for (const choice of ['system', 'light', 'dark'] as const) await button(words.header.theme[choice]).click();
      // A press closes the tooltip until the pointer comes anew.
      await page.mouse.move(1, HEIGHT - 1);
      await button(words.header.theme.system).hover();
      await expect(page.getByRole('tooltip')).toHaveText(words.header.theme.system);

      await button(words.form.send).click();
      const errors = (['name', 'subject', 'message'] as const).map((field) =>
        fillIn(plural(words.form.tooShort, CONTACT_MIN_LENGTH[field]), { label: fields[field].label }),
      );
      for (const text of [...errors, words.form.noAddress]) {
        await expect(page.getByText(text, { exact: true })).toBeVisible();
      }
      await check('errors');

      let answer = () => {};
      const asked = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(JOURNEYS_ENDPOINT, (route) => asked.then(() => route.fulfill({ status: 500, json: {} })), {
        times: 1,
      });
      await fillForm();
      await button(words.form.send).click();
      await expect(button(words.form.sending)).toBeDisabled();
      await expect(page.getByRole('status').getByText(words.form.underWay)).toBeAttached();
      await check('sending');
      answer();
      const notes = page.getByRole('region', { name: words.toasts.region });
      await expect(notes.getByText(words.outcome.failed)).toBeVisible();
      // A note with the focus in it does not time out.
      await notes.getByRole('button', { name: words.toasts.dismiss }).focus();
      for (const sentence of [words.outcome.notSent, words.outcome.kept]) {
        await expect(page.getByRole('main').getByRole('status').getByText(sentence)).toBeVisible();
      }
      for (const way of [page.getByRole('link', { name: words.fallback.mail }), button(words.fallback.copy)]) {
        await expect(way.first()).toBeVisible();
      }
      await check('failed');
      await notes.getByRole('button', { name: words.toasts.dismiss }).press('Enter');

      await page.reload();
      await takenOver(page);
      await expect(page.getByText(words.draft.restored)).toBeVisible();
      await check('restored draft');
      await expect(box('message')).toHaveValue(message.message);

      await page.route(JOURNEYS_ENDPOINT, (route) => route.fulfill({ json: { ok: true } }), { times: 1 });
      await button(words.form.send).click();
      await expect(notes.getByText(words.outcome.sent)).toBeVisible();
      await notes.getByRole('button', { name: words.toasts.dismiss }).focus();
      await check('sent');
      await fillForm();
      await expectOwnFonts(page);
    });

    /** All letters are the site's own, each word in one font, and those of the language in its own. */
    async function expectOwnFonts(page: Page) {
      const letters = direction === 'rtl' ? /(?=\p{L})\p{Script=Arabic}/u : /\p{Script=Latin}/u;
      const drawn = await drawnFrom(page);
      expect(drawn.filter(({ text }) => letters.test(text)).length).toBeGreaterThan(20);
      const odd = drawn.filter(({ text, asked, fonts: [font = '', ...more] }) => {
        const isOwn = letters.test(text) ? fonts.some((own) => font.startsWith(own)) : !font.endsWith('visitor’s');
        // Names of technologies are in the visitor’s own font of one width, which has Latin letters.
        return more.length > 0 || !(isOwn || (asked.includes('monospace') && !/\p{Script=Arabic}/u.test(text)));
      });
      expect(odd.map(({ text, asked, fonts }) => `${text} in ${fonts.join(' and ')}, asked for ${asked}`)).toEqual([]);
    }

    /** A number's form of a sentence, the number in the digits of the language. */
    function plural(forms: Plural<never> | Plural<'label'>, count: number): string {
      const form = forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
      return fillIn(form, { count: new Intl.NumberFormat(tag).format(count) });
    }
  });
}
