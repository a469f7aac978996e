import { optional, record, textWith } from './field-rules';
import { type FindFault, findFaultInLine } from './text-faults';
import type {
  AboutWords,
  DraftWords,
  ErrorWords,
  FallbackWords,
  FieldWords,
  FooterWords,
  FormWords,
  HeaderWords,
  HomeWords,
  LinkWords,
  ListWords,
  MailFormWords,
  OutcomeWords,
  Plural,
  ProjectWords,
  SummaryWords,
  ToastWords,
  Words,
} from './words-schema';

const PLACEHOLDER = /\{([^{}]*)\}/g;

const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' or ');

/** The fault of a sentence's placeholders: one that nothing fills, one that is needed and not there, or there twice. */
function placeholders(needed: readonly string[], allowed = needed): FindFault {
  return (value) => {
    const found = [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    const unknown = found.find((name) => !allowed.includes(name));
    if (unknown !== undefined) {
      const remedy = allowed.length > 0 ? `write ${named(allowed)}` : 'take it out';
      return `has {${unknown}}, which nothing fills; ${remedy}`;
    }
    const missing = needed.find((name) => !found.includes(name));
    if (missing) return `has no {${missing}}; write it where the sentence shall have it`;
    const twice = found.find((name, index) => found.indexOf(name) !== index);
    return twice && `has {${twice}} twice; write it once`;
  };
}

/** A word, or a sentence of which every placeholder is filled. */
function sentence(...needed: string[]) {
  return textWith(findFaultInLine, placeholders(needed));
}

const FORMS = ['zero', 'one', 'two', 'few', 'many'] as const satisfies readonly Intl.LDMLPluralRule[];

/** Numbers by which a language shows all forms that it has for whole ones of everyday size. */
const NUMBERS = Array.from({ length: 1001 }, (_, number) => number);

type Forms = ReadonlyMap<Intl.LDMLPluralRule, number>;

/** By language: each sentence asks, and a thousand numbers answer. */
const knownForms = new Map<string, Forms>();

/** The forms besides `other` that a language has for whole numbers, each with the least of them that is not nought; none for an unknown one. */
function formsOf(language: unknown): Forms {
  if (typeof language !== 'string') return new Map();
  const forms = knownForms.get(language) ?? findForms(language);
  knownForms.set(language, forms);
  return forms;
}

function findForms(language: string): Forms {
  try {
    if (Intl.PluralRules.supportedLocalesOf(language).length === 0) return new Map();
  } catch {
    // No language tag, which the rule of the language says.
    return new Map();
  }
  const rules = new Intl.PluralRules(language);
  // From the largest to the least, nought before them: each form keeps the last number that is seen.
  const forms = new Map([0, ...NUMBERS.slice(1).reverse()].map((number) => [rules.select(number), number]));
  // Its own rule says that it is missing.
  forms.delete('other');
  return forms;
}

/** A sentence about a number: in all forms that the site's language has. */
function plural(...needed: string[]) {
  const allowed = [...needed, 'count'];
  const form = optional(textWith(findFaultInLine, placeholders(needed, allowed)));
  return record<Plural>({ ...allForms(form), other: sentence(...allowed) }).test('forms', (value, context) => {
    const { language } = (context.options.context ?? {}) as { language?: unknown };
    const missing = [...formsOf(language)].filter(([name]) => value && value[name] === undefined);
    if (missing.length === 0) return true;
    const list = missing.map(([name, number]) => `${name} (as for ${number})`).join(', ');
    return context.createError({ message: `lacks what ${language} has for some numbers: ${list}; write it` });
  });
}

function allForms<Rule>(form: Rule) {
  return Object.fromEntries(FORMS.map((name) => [name, form])) as Record<(typeof FORMS)[number], Rule>;
}

/** The rules of `words.ts`. */
export const wordRules = record<Words>({
  header: record<HeaderWords>({
    skip: sentence(),
    navigation: sentence(),
    menu: sentence(),
    theme: record<HeaderWords['theme']>({ system: sentence(), light: sentence(), dark: sentence() }),
  }),
  footer: record<FooterWords>({ links: sentence(), contact: sentence(), rights: sentence('year', 'name') }),
  links: record<LinkWords>({
    contact: sentence(),
    viewCv: sentence(),
    downloadCv: sentence(),
    newTab: sentence(),
  }),
  lists: record<ListWords>({ pair: sentence('first', 'second') }),
  projects: record<ProjectWords>({
    technologies: sentence(),
    code: sentence(),
    live: sentence(),
    linkOf: sentence('link', 'project'),
  }),
  home: record<HomeWords>({ skills: sentence() }),
  about: record<AboutWords>({ name: sentence(), email: sentence(), present: sentence() }),
  form: record<FormWords>({
    fields: record<FieldWords>({
      name: record<FieldWords['name']>({ label: sentence(), placeholder: sentence() }),
      email: record<FieldWords['email']>({ label: sentence() }),
      subject: record<FieldWords['subject']>({ label: sentence(), placeholder: sentence() }),
      message: record<FieldWords['message']>({ label: sentence(), placeholder: sentence() }),
    }),
    tooShort: plural('label'),
    noAddress: sentence(),
    send: sentence(),
    sending: sentence(),
    underWay: sentence(),
  }),
  outcome: record<OutcomeWords>({
    sent: sentence(),
    failed: sentence(),
    unconfirmed: sentence(),
    thanks: sentence('name', 'email'),
    notSent: sentence(),
    serverError: sentence('status'),
    fields: sentence(),
    offline: sentence(),
    unreachable: sentence(),
    timeout: plural(),
    unreadable: sentence(),
    closed: sentence(),
    posted: sentence(),
    kept: sentence(),
    askTwice: sentence(),
    cut: sentence(),
  }),
  fallback: record<FallbackWords>({
    retry: sentence(),
    sendAgain: sentence(),
    mail: sentence(),
    copy: sentence(),
    copied: sentence(),
    notCopied: sentence(),
    plain: sentence(),
    back: sentence(),
  }),
  draft: record<DraftWords>({ restored: sentence(), discard: sentence() }),
  mailForm: record<MailFormWords>({ note: sentence(), posted: sentence() }),
  toasts: record<ToastWords>({ region: sentence(), dismiss: sentence() }),
  error: record<ErrorWords>({ heading: sentence(), unknown: sentence(), retry: sentence() }),
  summary: record<SummaryWords>({
    basedIn: sentence('place'),
    skills: sentence(),
    languages: sentence('languages'),
    language: sentence('name', 'level'),
    years: sentence('from', 'to'),
    pages: sentence(),
    services: sentence(),
    projects: sentence(),
    live: sentence('address'),
    contact: sentence(),
    email: sentence('address'),
    phone: sentence('number'),
    card: sentence(),
    cv: sentence(),
  }),
});
