import type { TestContext } from 'yup';
import { optional, record, textWith } from './field-rules';
import { type FindFault, findFaultInLine } from './text-faults';
import type {
  AboutWords,
  DraftWords,
  ErrorWords,
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
  WayOutWords,
  Words,
} from './word-types';

const PLACEHOLDER = /\{([^{}]*)\}/g;

const named = (names: readonly string[]) => names.map((name) => `{${name}}`).join(' or ');

/** The fault of a sentence's placeholders: one that is needed and not there, or one that nothing fills. */
function placeholders(needed: readonly string[], allowed = needed): FindFault {
  return (value) => {
    const found = [...value.matchAll(PLACEHOLDER)].map(([, name = '']) => name);
    const unknown = found.find((name) => !allowed.includes(name));
    if (unknown !== undefined) {
      const remedy = allowed.length > 0 ? `write ${named(allowed)}` : 'take it out';
      return `has {${unknown}}, which nothing fills; ${remedy}`;
    }
    const missing = needed.find((name) => !found.includes(name));
    return missing && `has no {${missing}}; write it where the sentence shall have it`;
  };
}

/** A word, or a sentence of which every placeholder is filled. */
function sentence(...needed: string[]) {
  return textWith(findFaultInLine, placeholders(needed));
}

const FORMS = ['zero', 'one', 'two', 'few', 'many'] as const satisfies readonly Intl.LDMLPluralRule[];

/** Numbers by which a language shows all forms that it has for whole ones of everyday size. */
const NUMBERS = Array.from({ length: 1001 }, (_, number) => number);

/** The forms that a language has for whole numbers, each with the least of them that is not nought; none for an unknown one. */
function formsOf(language: unknown): Map<Intl.LDMLPluralRule, number> {
  try {
    if (typeof language !== 'string' || Intl.PluralRules.supportedLocalesOf(language).length === 0) return new Map();
  } catch {
    // No language tag, which the rule of the language says.
    return new Map();
  }
  const rules = new Intl.PluralRules(language);
  // From the largest to the least, nought before them: each form keeps the last number that is seen.
  return new Map([0, ...NUMBERS.slice(1).reverse()].map((number) => [rules.select(number), number]));
}

/** A sentence about a number: in all forms that the site's language has. */
function plural(...needed: string[]) {
  const allowed = [...needed, 'count'];
  const form = optional(textWith(findFaultInLine, placeholders(needed, allowed)));
  return record<Plural>({ ...messageForms(form), other: sentence(...allowed) }).test('forms', (value, context) => {
    const { language } = (context.options.context ?? {}) as { language?: unknown };
    for (const [name, number] of formsOf(language)) {
      if (value && value[name] === undefined) return missingForm(context, name, `${language} has it for ${number}`);
    }
    return true;
  });
}

function messageForms<Rule>(form: Rule) {
  return Object.fromEntries(FORMS.map((name) => [name, form])) as Record<(typeof FORMS)[number], Rule>;
}

function missingForm({ createError }: TestContext, name: string, cause: string) {
  return createError({ message: `has no form "${name}", and ${cause}; write it` });
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
    mailInNewTab: sentence(),
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
    unanswered: plural(),
    unreachable: sentence(),
    timeout: plural(),
    refused: sentence(),
    unreadable: sentence(),
    posted: sentence(),
    kept: sentence(),
    askTwice: sentence('send'),
    cut: sentence(),
  }),
  waysOut: record<WayOutWords>({
    mail: sentence(),
    copy: sentence(),
    copied: sentence(),
    notCopied: sentence(),
    plain: sentence(),
    back: sentence(),
  }),
  drafts: record<DraftWords>({
    unsent: sentence('beginning'),
    maybeUnsent: sentence('beginning'),
    discarded: sentence('beginning'),
    bringBack: sentence(),
    discard: sentence(),
    undo: sentence(),
  }),
  mailForm: record<MailFormWords>({ note: sentence('send'), posted: sentence() }),
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
