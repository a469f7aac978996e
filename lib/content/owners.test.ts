/** @jest-environment node */
import { contactCard } from '@/app/contact.vcf/contact-card';
import { siteSummary } from '@/app/llms.txt/site-summary';
import { aboutGraph, contactGraph, homeGraph, projectsGraph, servicesGraph } from '@/app/metadata/page-graphs';
import { previews } from '@/app/og/previews';
import { content as minimal } from '@/e2e/fixtures/minimal/content/content';
import { content as rich } from '@/lib/content/content';
import { fillIn } from '@/lib/fill-in';
import { findProblems } from './check';
import { composedPage } from './pages';
import type { Content } from './schema';

const owners = { rich, minimal };

/** The machine-readable outputs of the site, by name. */
function outputsOf(owner: Content): Record<string, string> {
  const graphs = [homeGraph, aboutGraph, projectsGraph, servicesGraph, contactGraph].map((graph) => graph(owner));
  return {
    'structured data': JSON.stringify(graphs),
    'contact.vcf': contactCard(owner),
    'llms.txt': siteSummary([composedPage('home', owner)], owner),
    previews: JSON.stringify(previews([composedPage('home', owner)], owner)),
  };
}

const { about, summary } = rich.words;

/** A pattern for a line of llms.txt made from one of its sentences, with any values in its placeholders. */
function lineWith(sentence: string, before = '- '): RegExp {
  const parts = `${before}${sentence}`.split(/\{\w+\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}`, 'm');
}

/** Patterns for the optional properties in each output. */
const NAMES: Record<string, RegExp[]> = {
  'structured data': [
    /"image":"[^"]+\.jpg"/,
    /"telephone"/,
    /"address"/,
    /"sameAs"/,
    /"knowsAbout"/,
    /"knowsLanguage"/,
    /"alumniOf"/,
    /"keywords"/,
    /"codeRepository"/,
    /"ItemList"/,
    /"dateModified"/,
  ],
  'contact.vcf': [/^PHOTO:https:/m, /^TEL/m, /^ADR/m, /^profile\d/m],
  'llms.txt': [
    lineWith(summary.basedIn),
    lineWith(summary.languages),
    lineWith(summary.services, '## '),
    lineWith(summary.phone),
    lineWith(`[${summary.cv}]`),
    lineWith(fillIn(summary.years, { to: about.present }), '- {entry}'),
  ],
};

test.each(Object.entries(owners))('the content of the %s owner is valid', (_, owner) => {
  expect(findProblems(owner)).toEqual([]);
});

test.each(Object.keys(NAMES))('%s has every optional property for the rich owner and none for the minimal', (part) => {
  const [much = '', little = ''] = [outputsOf(rich)[part], outputsOf(minimal)[part]];
  for (const name of NAMES[part] ?? []) {
    expect({ name, found: name.test(much) }).toEqual({ name, found: true });
    expect({ name, found: name.test(little) }).toEqual({ name, found: false });
  }
});

test.each(Object.entries(owners))('no output for the %s owner has an empty value', (_, owner) => {
  for (const [part, text] of Object.entries(outputsOf(owner))) {
    expect(`${part}: ${text}`).not.toMatch(/undefined|null|\[\]|""|\{\}|^\s*- *$|, ,|\(\)|:\r?$/m);
  }
});
