/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkContent } from '@/lib/content/check';
import { content } from '@/lib/content/content';
import type { Content, Project } from '@/lib/content/schema';

const folder = mkdtempSync(join(tmpdir(), 'public-'));

/** The owner's files, each by how it begins. */
const FILES = {
  'cv.pdf': '%PDF-1.7',
  'projects/shop.png': '\x89PNG\r\n\x1a\n',
  'projects/Old shop.webp': 'RIFF\0\0\0\0WEBPVP8 ',
  'projects/new.avif': '\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf',
  'projects/door.jpeg': '\xff\xd8\xff\xe0',
  'سيرة.pdf': '',
  'logo.svg': '<svg/>',
  'phone.jpg': '\0\0\0\x18ftypheic\0\0\0\0mif1heic',
  'empty.jpg': '',
  'drawing.png': '<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  'lost.jpg': '<!doctype html><p>404',
  'odd.png': 'PNG',
};

beforeAll(() => {
  for (const [file, bytes] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), bytes, 'latin1');
  }
});

afterAll(() => rmSync(folder, { recursive: true }));

/** The content without the files that its owner may have in another folder than this test's. */
const fileless: Content = {
  ...content,
  profile: { ...content.profile, photo: undefined },
  links: { profiles: [] },
  projects: [],
};

const project: Project = { title: 'Shop', description: 'It sells.', technologies: [] };

const withCv = (cv: string): Content => ({ ...fileless, links: { profiles: [], cv: cv as `/${string}` } });

const withPhoto = (src: string, more: object = {}): Content => ({
  ...fileless,
  profile: { ...content.profile, photo: { src: src as `/${string}`, ...more } },
});

const withImage = (src: string, more: object = {}): Content => ({
  ...fileless,
  projects: [{ ...project, image: { src: src as `/${string}`, ...more } }],
});

test.each([
  withCv('/cv.pdf'),
  withCv('/cv.pdf#page=2'),
  withCv('/سيرة.pdf'),
  withCv('/%D8%B3%D9%8A%D8%B1%D8%A9.pdf'),
  withCv('/projects/shop.png'),
  withImage('/projects/shop.png'),
  withImage('/projects/new.avif'),
  withImage('/projects/door.jpeg'),
  withImage('/projects/Old%20shop.webp', { kind: 'screenshot', alt: 'A shop' }),
  withPhoto('/projects/shop.png', { kind: 'plain', alt: 'At the harbour' }),
  { ...fileless, projects: [{ ...project, repository: '/cv.pdf', liveLink: '/logo.svg' }] },
  { ...fileless, links: { profiles: [{ label: 'Key', address: '/cv.pdf', iconIn: [] }] } },
] satisfies Content[])('takes a file that is there (%#)', (owned) => {
  expect(() => checkContent(owned, folder)).not.toThrow();
});

const CV = 'content/links.ts: links.cv is';
const PHOTO = 'content/profile.ts: profile.photo';
const IMAGE = 'content/projects.ts: projects[0].image';

test.each([
  [
    withPhoto('/phone.jpg'),
    `${PHOTO}.src is "/phone.jpg", and the file holds a HEIC picture, as phones take them; save`,
  ],
  [withPhoto('/empty.jpg'), `${PHOTO}.src is "/empty.jpg", and the file holds nothing; save the picture as PNG, JPEG,`],
  [withImage('/drawing.png'), `${IMAGE}.src is "/drawing.png", and the file holds an SVG; save the picture as PNG`],
  [withImage('/lost.jpg'), `${IMAGE}.src is "/lost.jpg", and the file holds a page of the web; save the picture`],
  [withImage('/odd.png'), `${IMAGE}.src is "/odd.png", and the file holds none of these; save the picture as PNG`],
  [withCv('/resume.pdf'), `${CV} "/resume.pdf", and there is no such file under public/; put it there, or correct`],
  [withCv('/CV.pdf'), `${CV} "/CV.pdf", and under public/ it is called cv.pdf; write it like that, since hosts tell`],
  [withCv('/Projects/shop.png'), `${CV} "/Projects/shop.png", and under public/ it is called projects; write it`],
  [withCv('/projects'), `${CV} "/projects", which is a folder under public/; write the path of a file in it`],
  [withCv('/cv.pdf/cv.pdf'), `${CV} "/cv.pdf/cv.pdf", and there is no such file under public/; put it there`],
  [withCv('/projects/'), `${CV} "/projects/", which is no path of a file; write the folders and the file under`],
  [withCv('/../cv.pdf'), `${CV} "/../cv.pdf", which is no path of a file`],
  [withCv('/%2E%2E/cv.pdf'), `${CV} "/%2E%2E/cv.pdf", which is no path of a file`],
  [withCv('/projects%2Fshop.png'), `${CV} "/projects%2Fshop.png", which is no path of a file`],
  [withCv('/100%.pdf'), `${CV} "/100%.pdf", which is no path of a file`],
  [withCv('//example.com/cv.pdf'), `${CV} "//example.com/cv.pdf"; write an address that starts with https://`],
  [
    withCv('cv.pdf'),
    `${CV} "cv.pdf"; write an address that starts with https://, for example https://example.com/page, or`,
  ],
  [withCv('/my cv.pdf'), 'content/links.ts: links.cv has a space; take it out, or write %20'],
  [
    withPhoto('/me.jpg'),
    `${PHOTO}.src is "/me.jpg", and there is no such file under public/; put it there, or correct`,
  ],
  [withPhoto('/logo.svg'), `${PHOTO}.src is "/logo.svg", and the site can show PNG, JPEG, WebP and AVIF; save`],
  [withPhoto('/projects/shop.png', { kind: 'photo' }), `${PHOTO}.kind must be one of the kinds: duotone, plain`],
  [withImage('/logo.svg'), `${IMAGE}.src is "/logo.svg", and the site can show PNG, JPEG, WebP and AVIF; save`],
  [withImage('/projects/shop.PNG'), `${IMAGE}.src is "/projects/shop.PNG", and under public/ it is called shop.png`],
  [withImage('/projects/shop.png', { kind: 'drawing' }), `${IMAGE}.kind must be one of the kinds: photo, screenshot`],
  [withImage('/projects/shop.png', { alt: '' }), `${IMAGE}.alt is empty; write it, or remove the entry`],
])('stops with one sentence (%#)', (owned, sentence) => {
  const told = expect.objectContaining({ message: expect.stringContaining(`\n  ${sentence}`) });
  expect(() => checkContent(owned, folder)).toThrow(told);
  try {
    checkContent(owned, folder);
  } catch (error) {
    expect((error as Error).message.split('\n')).toHaveLength(2);
  }
});
