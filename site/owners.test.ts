import { content as minimal } from '@/e2e/fixtures/minimal/content/index';
import { content as rich, siteWith } from '@/e2e/support/compiled-site';
import type { Content } from '@/lib/content/schema';
import { contactCard } from '@/site/contact-card';
import { aboutGraph, contactGraph, homeGraph, projectsGraph, servicesGraph } from '@/site/graphs';
import { previews } from '@/site/preview/previews';
import { resumeOf } from '@/site/resume';
import { siteSummary } from '@/site/summary';
import { composedPage } from './pages';

/** The machine-readable outputs of the site, by name. */
function outputsOf(content: Content): Record<string, string> {
  const owner = siteWith(content);
  const graphs = [homeGraph, aboutGraph, projectsGraph, servicesGraph, contactGraph].map((graph) => graph(owner));
  return {
    'structured data': JSON.stringify(graphs),
    'contact.vcf': contactCard(owner),
    'llms.txt': siteSummary([composedPage('home', content)], owner),
    'resume.json': JSON.stringify(resumeOf(owner)),
    previews: JSON.stringify(previews([composedPage('home', content)], owner)),
  };
}

/** Patterns for the optional parts of each output, in the rich owner's words. */
const OPTIONAL: Record<string, RegExp[]> = {
  'structured data': [
    /"image":"[^"]+\.jpg"/,
    /"dateModified":"2026-03-14"/,
    ...['telephone', 'address', 'sameAs', 'knowsAbout', 'knowsLanguage', 'keywords', 'codeRepository'].map(
      (name) => new RegExp(`"${name}"`),
    ),
    // The evening course is none of a university.
    /"alumniOf":\[\{[^}]*Copenhagen"\}\]/,
    /"ItemList"/,
    /"hasCredential":.+"recognizedBy":\{[^}]+\},"dateCreated":"2024-03","url":"https:/,
    /"award":\["Oldest.+?, Guild of Maintainers, 2022"\]/,
  ],
  'contact.vcf': [/^PHOTO:https:/m, /^TEL/m, /^ADR/m, /^profile\d/m],
  'resume.json': [
    ...['phone', 'location', 'profiles', 'work', 'skills', 'endDate', 'roles', 'courses', 'score', 'certificates'],
    ...['publications', 'volunteer'],
  ].map((name) => new RegExp(`"${name}"`)),
  'llms.txt': [
    /^- Based in Lisbon, Portugal$/m,
    /^- Languages: \S/m,
    /^- .+, 2017 to present$/m,
    /^## Services$/m,
    /from €900\.00 a day.*two to six weeks/m,
    /^- \[Harbour Ledger\]\(https.+ \(TypeScript, PostgreSQL, React\) Live: </m,
    /errors that say what to do, and \[where \*to ask\*\]\(https:\/\/[^)]*\/contact\/\)/m,
    /^- Phone: \S/m,
    /^- \[Book a call\]\(https/m,
    /^- \[CV\]\(https/m,
    /^- Trainee, .+, 2009$/m,
    /^- Certificates: \[Accessibility\]\(https.+\), IAAP, 2024$/m,
  ],
};

test.each(Object.keys(OPTIONAL))('%s has every optional part for the rich owner and none for the minimal', (part) => {
  const found = [rich, { ...minimal, words: rich.words }].map((owner) =>
    OPTIONAL[part]?.filter((pattern) => pattern.test(outputsOf(owner)[part] ?? '')),
  );
  expect(found).toEqual([OPTIONAL[part], []]);
});

test.each(Object.entries({ rich, minimal }))('no output for the %s owner has an empty value', (_, owner) => {
  for (const [part, text] of Object.entries(outputsOf(owner))) {
    // What marks a text with emphasis, code or a link is no part of it.
    expect(text).not.toMatch(/[\uFDD0-\uFDD2]/);
    expect(`${part}: ${text}`).not.toMatch(/undefined|null|\[\]|""|\{\}|^\s*- *$|, ,|\(\)|:\r?$/m);
  }
});
