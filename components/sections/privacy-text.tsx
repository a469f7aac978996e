import type { Root } from 'hast';
import type { ReactNode } from 'react';
import { renderList } from '@/components/ui/list';
import { DRAFT_KEY } from '@/lib/browser/draft';
import { THEME_KEY } from '@/lib/browser/page-state';
import type { SiteWords } from '@/lib/content/schema';
import { fillIn, splitAtPlaceholder } from '@/lib/language/fill-in';
import type { ContactedHost, Statement } from '@/lib/privacy-facts';
import { LegalLink } from './legal-text';
import { MarkdownText } from './markdown-text';

type Localize = (text: string) => ReactNode;

interface PrivacyTextProps {
  words: SiteWords['legal']['privacy'];
  /** Marks the parts of a text that are in another script. */
  localize: Localize;
  /** Who delivers the site's files, with and without the postal address. */
  host: { name: string; deliveredBy: string; privacyPage?: string };
  /** What happens to messages, and how long they are kept. */
  messages: Statement & { retention: string };
  visits: Statement;
  /** The hosts that pages contact, and why. */
  hosts: readonly ContactedHost[];
  /** Whether the browser keeps a message that is not sent yet. */
  storesDraft: boolean;
  /** The owner's further sections. */
  sections?: Root | '';
  /** When the notice was last changed, in a sentence. */
  updated: string;
}

/** The privacy notice below the owner's details. */
export function PrivacyText(props: PrivacyTextProps) {
  const { words, localize, host, messages, visits, hosts, storesDraft, sections, updated } = props;
  const common = { words, localize };
  return (
    <>
      <h2>{words.delivery.heading}</h2>
      <p>
        <Sentence text={words.delivery.text} placeholder="host" value={host.deliveredBy} localize={localize} />
      </p>
      <ServiceLink {...host} {...common} />
      <h2>{words.messages.heading}</h2>
      <StatementText {...messages} {...common} />
      <p>{localize(messages.retention)}</p>
      <h2>{words.visits.heading}</h2>
      <StatementText {...visits} {...common} />
      <h2>{words.hosts.heading}</h2>
      <p>{hosts.length > 0 ? words.hosts.some : words.hosts.none}</p>
      {hosts.length > 0 && (
        <ul>
          {renderList(hosts, (contacted) => (
            <HostEntry {...contacted} {...common} />
          ))}
        </ul>
      )}
      <h2>{words.storage.heading}</h2>
      <p>{words.storage.text}</p>
      <ul>
        <li data-stored={THEME_KEY}>{words.storage.theme}</li>
        {storesDraft && <li data-stored={DRAFT_KEY}>{words.storage.draft}</li>}
      </ul>
      <h2>{words.rights.heading}</h2>
      <p>{words.rights.text}</p>
      {sections && <MarkdownText tree={sections} pictures={new Map()} localize={localize} />}
      <p>{updated}</p>
    </>
  );
}

type Common = Pick<PrivacyTextProps, 'words' | 'localize'>;

/** A paragraph, and a link to the privacy notice of the service that it is about. */
function StatementText({ text, link, ...common }: Statement & Common) {
  return (
    <>
      <p>{common.localize(text)}</p>
      {link && <ServiceLink {...link} {...common} />}
    </>
  );
}

interface ServiceLinkProps extends Common {
  name: string;
  privacyPage?: string;
}

/** The link to the privacy notice of a service, if it has one. */
function ServiceLink({ name, privacyPage, words, localize }: ServiceLinkProps) {
  if (!privacyPage) return null;
  return (
    <p>
      <LegalLink href={privacyPage} newTab withArrow>
        {/* In one element, because the parts would become separate items of a flex container. */}
        <span>
          <Sentence text={words.link} placeholder="service" value={name} localize={localize} />
        </span>
      </LegalLink>
    </p>
  );
}

/** A host and why pages contact it. export/content-security-policy.ts reads the attribute. */
function HostEntry({ origin, purpose, privacyPage, ...common }: ContactedHost & Common) {
  const name = new URL(origin).host;
  const text = fillIn(common.words.hosts.entry, { purpose });
  return (
    <li data-host={origin}>
      <Sentence text={text} placeholder="host" value={name} localize={common.localize} />
      <ServiceLink name={name} privacyPage={privacyPage} {...common} />
    </li>
  );
}

interface SentenceProps {
  text: string;
  placeholder: string;
  value: string;
  localize: Localize;
}

/** A sentence with a name or an address in it, whose punctuation keeps its place where the sentence runs the other way. */
function Sentence({ text, placeholder, value, localize }: SentenceProps) {
  const [before, behind] = splitAtPlaceholder(text, placeholder);
  return (
    <>
      {localize(before)}
      <bdi>{localize(value)}</bdi>
      {localize(behind)}
    </>
  );
}
