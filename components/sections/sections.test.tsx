import { renderToStaticMarkup } from 'react-dom/server';
import { EmailText } from '@/components/ui/email-text';
import { content } from '@/e2e/support/compiled-site';
import type { CoverColors } from '@/lib/brand/colors';
import { codeHostOf } from '@/lib/code-hosts';
import type { Photo, Project, SkillGroup } from '@/lib/content/schema';
import { cardWords } from '@/site/projects';
import { covers } from '@/site-data/browser';
import { SkillList } from './background';
import { CaseStudyCover } from './case-study';
import { Portrait } from './portrait';
import { ProjectGrid } from './project-card';
import { ServiceGroups } from './services';
import { Testimonials } from './testimonials';
import { TextPicture } from './text-picture';
import { Timeline } from './timeline';

// It is tested in the browser.
jest.mock('@/site/text-width', () => ({}));

/** The class of the frame around a photo of this size, which depends on its styles. */
function frameOf(width: number, height: number) {
  const picture = { src: '/me.jpg', width, height };
  const html = renderToStaticMarkup(<Portrait photo={{ src: '/me.jpg' }} picture={picture} name="Ida" />);
  return /<div class="(.*?)"/.exec(html)?.[1];
}

test('a small photo is shown no larger than its shorter side', () => {
  expect([frameOf(90, 45), frameOf(45, 90)]).toEqual([frameOf(45, 45), frameOf(45, 45)]);
  expect(frameOf(90, 90)).not.toBe(frameOf(45, 45));
});

/** The classes of a photo with this focal point, and of lists of skills, which depend on their styles. */
function photoWith(focus?: Photo['focus']) {
  const picture = { src: '/me.jpg', width: 90, height: 90 };
  const html = renderToStaticMarkup(<Portrait photo={{ src: '/me.jpg', focus }} picture={picture} name="Ida" />);
  return /<img[^>]* class="(.*?)"/.exec(html)?.[1];
}

function skillsIn(...groups: SkillGroup[]) {
  const html = renderToStaticMarkup(
    <SkillList copy={{ heading: 'Skills', text: '' }} groups={groups} longestWord={5} />,
  );
  return Array.from(html.matchAll(/<ul[^>]* class="(.*?)"/g), ([, list]) => list);
}

test('a photo is cropped at its top or its focal point, and groups of skills are of one size unless one is emphasized', () => {
  expect(photoWith({ x: 50, y: 0 })).toBe(photoWith());
  expect(photoWith({ x: 20, y: 60 })).not.toBe(photoWith());
  const [first, second, third] = skillsIn({ skills: ['C#'] }, { skills: ['C'] }, { skills: ['D'], emphasis: true });
  expect(first).toBe(second);
  expect(third).not.toBe(first);
});

test('services without a list of what they include are not on cards where another service has one', () => {
  const drawingsOf = (...lists: (string[] | undefined)[]) => {
    const services = lists.map((items) => ({
      ...{ title: 'Review', description: 'A day.', icon: 'api' },
      offer: { facts: [{ label: 'Price', value: '€900' }], included: items && { label: 'Includes', items } },
    }));
    return renderToStaticMarkup(<ServiceGroups groups={[{ services }]} />).match(/<svg/g)?.length;
  };
  expect([drawingsOf(undefined, undefined), drawingsOf(['A report'], undefined)]).toEqual([2, 1]);
});

test('more than 24 skills are in lines, not in a grid', () => {
  const groupWith = (count: number) => {
    const list = (
      <SkillList copy={{ heading: 'Skills', text: '' }} groups={[{ skills: Array(count).fill('C') }]} longestWord={5} />
    );
    return /class="([^"]*)"[^>]*><ul/.exec(renderToStaticMarkup(list))?.[1];
  };
  expect(groupWith(24)).toBe(groupWith(1));
  expect(groupWith(25)).not.toBe(groupWith(24));
});

/** The width in which a picture of this size is shown in a text, in px. */
function widthInText(width: number, height: number) {
  const picture = { src: '/a.webp', avif: '/a.avif 480w', width, height };
  const html = renderToStaticMarkup(
    <TextPicture src="/a.png" picture={picture} alt="" words={{ close: '', pause: '' }} />,
  );
  return Number(/sizes="\(min-width: (\d+)px/.exec(html)?.[1]);
}

test('a picture in a text is as wide as it is, the text or the page, and as high as a screen', () => {
  const sizes = [
    [400, 300],
    [1200, 800],
    [4000, 3000],
    [1280, 800],
    [1170, 2532],
  ] as const;
  expect(sizes.map(([width, height]) => widthInText(width, height))).toEqual([400, 662, 662, 1152, 370]);
});

test('a long email address may break before its sign and its dots, a short one nowhere', () => {
  const htmlOf = (email: string) => renderToStaticMarkup(<EmailText email={email} />);
  expect(htmlOf('ines.duarte@harbour.dev')).toBe('<span>ines<wbr/>.duarte<wbr/>@harbour<wbr/>.dev</span>');
  expect(htmlOf('ines@harbour.dev')).toBe('ines@harbour.dev');
});

test('a case study without a picture has no cover', () => {
  const covers = [undefined, { src: 'https://a.dev/a.png' } as const].map((image) => (
    <CaseStudyCover key="" title="Ledger" turn={0} image={image} />
  ));
  expect(covers.map((cover) => renderToStaticMarkup(cover).length > 0)).toEqual([false, true]);
});

/** The class of the first of so many testimonials, which depends on its styles. */
function firstOf(count: number) {
  const testimonials = Array(count).fill({ quote: 'Good.', length: 5, name: 'Ida' });
  const words = { mark: '“', readMore: 'Read more' };
  const html = renderToStaticMarkup(<Testimonials heading="Clients" testimonials={testimonials} words={words} />);
  return /<figure class="(.*?)"/.exec(html)?.[1];
}

test('the first of an odd number of testimonials takes a whole row, on a desktop unless rows of three have no gap', () => {
  expect([3, 4, 5, 7, 9].filter((count) => firstOf(count) !== firstOf(2))).toEqual([3, 5, 7, 9]);
  expect([firstOf(9), firstOf(3) === firstOf(5)]).toEqual([firstOf(3), false]);
});

test('of a long testimonial five lines are shown, with a line that opens the rest', () => {
  const words = { mark: '„', readMore: 'Weiterlesen' };
  const openersOf = (length: number) => {
    const testimonials = [{ quote: 'Gut.', length, name: 'Ida' }];
    const html = renderToStaticMarkup(<Testimonials heading="Kunden" testimonials={testimonials} words={words} />);
    return html.match(/<p>Gut.<\/p><\/blockquote><details[^>]*><summary>Weiterlesen/g)?.length ?? 0;
  };
  expect([264, 265].map(openersOf)).toEqual([0, 1]);
});

test.each([
  ['https://www.github.com/you/shop', 'GitHub'],
  ['https://GitLab.com/you/shop', 'GitLab'],
  ['https://codeberg.org/you/shop', 'Codeberg'],
  ['https://bitbucket.org/you/shop', 'Bitbucket'],
  ['https://git.example.com/you/github.com', undefined],
  ['https://github.com.example.com/you/shop', undefined],
  ['/shop.zip', undefined],
])('the label of the repository at %s is %s', (address, label) => {
  expect(codeHostOf(address)).toBe(label);
});

test('a role has its link on the organization or, without one, on its title', () => {
  const role = { title: 'Diver', href: 'https://a.dev' };
  const linkOf = (organization?: string) => {
    const list = <Timeline id="work" heading="Work" entries={[[{ ...role, organization }]]} />;
    return /<a [^>]*>([^<]*)/.exec(renderToStaticMarkup(list))?.[1];
  };
  expect([linkOf('A port'), linkOf()]).toEqual(['A port', 'Diver']);
});

/** Maximum size of a card's HTML without its own words and addresses, in bytes. */
const MAX_CARD_MARKUP = 1800;

const sample: Project = {
  title: 'Movie Browser',
  description: 'Searches and sorts films while one types.',
  technologies: ['Java', 'OOP', 'Swing'],
  repository: 'https://github.com/layla/movie-browser',
  image: { src: 'https://images.unsplash.com/photo-1489599849927-2ee91cede3ba' },
};

/** Projects with different titles, whose covers together use every star and every colour. */
function projects(count: number): Project[] {
  return Array.from({ length: count }, (_, index) => ({ ...sample, title: `Project ${1000 + index}` }));
}

function html(count: number): string {
  return renderToStaticMarkup(<ProjectGrid projects={projects(count)} level="h2" words={cardWords(content)} />);
}

/** Bytes of the project's own words and addresses: its card has the image's address in five widths, the title twice. */
function bytesOfWords({ title, description, technologies, repository, image }: Project): number {
  return [title, title, description, ...technologies, repository, ...Array(5).fill(image?.src)].join('').length;
}

test('each further card adds only its own content; the drawings that covers refer to are on the page once', () => {
  const further = 100;
  const [fewer, more] = [html(100), html(100 + further)];
  const words = bytesOfWords(projects(1)[0] as Project);
  expect((more.length - fewer.length) / further - words).toBeLessThanOrEqual(MAX_CARD_MARKUP);
  for (const drawn of [/<pattern /g, /<g id="Cover-star/g]) {
    expect(fewer.match(drawn)?.length).toBeGreaterThan(1);
    expect(more.match(drawn)).toEqual(fewer.match(drawn));
  }
  const used = [...fewer.matchAll(/(?:href="|url\()#(Cover-[\w-]+)/g)];
  expect(used).toHaveLength(200);
  for (const [, id] of used) expect(fewer.split(`id="${id}"`)).toHaveLength(2);
});

test('plain covers have no drawing, and none is without a picture', () => {
  const grid = (
    <ProjectGrid
      projects={[sample, { ...sample, title: 'Bank', image: undefined }]}
      level="h2"
      words={cardWords(content)}
    />
  );
  const coversIn = () => renderToStaticMarkup(grid).match(/<article[^>]*><div class="[^"]*"><(?:svg|img)/g)?.length;
  expect(coversIn()).toBe(2);
  (covers as CoverColors[]).length = 0;
  expect(coversIn()).toBe(1);
  expect(renderToStaticMarkup(grid)).not.toMatch(/<(?:use|pattern) /);
});
