import { LegalLink } from '@/components/sections/legal-text';
import { renderFacts } from '@/components/ui/list';
import { DRAFT_KEY } from '@/lib/bootstrap/draft';
import { THEME_KEY } from '@/lib/bootstrap/page-state';
import type { HttpsUrl } from '@/lib/content/fields';
import { content } from '@/lib/content/load';
import { hasPage, legalPage } from '@/lib/content/pages';
import { fillIn, joinList, splitAtPlaceholder } from '@/lib/fill-in';
import { localizerFor } from '@/lib/localized-text';
import { formatDate } from '@/lib/period';
import { toPageElements } from '@/lib/writing/page-elements';
import { contactDetails, LegalPage, OwnersAddress } from '../legal/legal-page';
import {
  aboutMessages,
  aboutVisits,
  type ContactedHost,
  contactedHosts,
  type Fact,
  privacyNotice,
} from '../legal/privacy-facts';
import { pageMetadata } from '../metadata/page-metadata';
import { MarkdownText } from '../writing/markdown-text';

const page = legalPage('privacy', content);
const words = content.words.legal.privacy;
const { host, messages, sections, updated } = privacyNotice(content);
const localize = localizerFor(content.site);

export const metadata = pageMetadata(page, content);

export default async function PrivacyPage() {
  const hosts = contactedHosts(content);
  const further = sections && (await toPageElements(sections, content.site, content.words.writing));
  const deliveredBy = joinList([host.name, host.postalAddress], content.words.lists);
  return (
    <LegalPage page={page} content={content}>
      <h2>{words.controller}</h2>
      <OwnersAddress content={content} />
      <dl>{renderFacts(contactDetails(content))}</dl>
      <h2>{words.delivery.heading}</h2>
      <p>
        <Sentence text={words.delivery.text} placeholder="host" value={deliveredBy} />
      </p>
      {host.privacyPage && <ServiceLink name={host.name} privacyPage={host.privacyPage} />}
      <h2>{words.messages.heading}</h2>
      <FactText {...aboutMessages(content)} />
      <p>{localize(messages)}</p>
      <h2>{words.visits.heading}</h2>
      <FactText {...aboutVisits(content)} />
      <h2>{words.hosts.heading}</h2>
      <p>{hosts.length > 0 ? words.hosts.some : words.hosts.none}</p>
      {hosts.length > 0 && (
        <ul>
          {hosts.map((contacted) => (
            <HostEntry key={contacted.origin} {...contacted} />
          ))}
        </ul>
      )}
      <h2>{words.storage.heading}</h2>
      <p>{words.storage.text}</p>
      <ul>
        <li data-stored={THEME_KEY}>{words.storage.theme}</li>
        {hasPage('contact', content) && <li data-stored={DRAFT_KEY}>{words.storage.draft}</li>}
      </ul>
      <h2>{words.rights.heading}</h2>
      <p>{words.rights.text}</p>
      {further && <MarkdownText text={{ tree: further, pictures: new Map() }} content={content} />}
      <p>{fillIn(words.updated, { date: formatDate(updated, content) })}</p>
    </LegalPage>
  );
}

/** A paragraph, and a link to the privacy notice of the service that it is about. */
function FactText({ text, link }: Fact) {
  return (
    <>
      <p>{localize(text)}</p>
      {link?.privacyPage && <ServiceLink name={link.name} privacyPage={link.privacyPage} />}
    </>
  );
}

function ServiceLink({ name, privacyPage }: { name: string; privacyPage: HttpsUrl }) {
  return (
    <p>
      <LegalLink href={privacyPage} newTab withArrow>
        {/* In one element, because the parts would become separate items of a flex container. */}
        <span>
          <Sentence text={words.link} placeholder="service" value={name} />
        </span>
      </LegalLink>
    </p>
  );
}

/** A host and why pages contact it. export/content-security-policy.ts reads the attribute. */
function HostEntry({ origin, purpose, privacyPage }: ContactedHost) {
  const name = new URL(origin).host;
  return (
    <li data-host={origin}>
      <Sentence text={fillIn(words.hosts.entry, { purpose })} placeholder="host" value={name} />
      {privacyPage && <ServiceLink name={name} privacyPage={privacyPage} />}
    </li>
  );
}

/** A sentence with a name or an address in it, whose punctuation keeps its place where the sentence runs the other way. */
function Sentence({ text, placeholder, value }: { text: string; placeholder: string; value: string }) {
  const [before, behind] = splitAtPlaceholder(text, placeholder);
  return (
    <>
      {localize(before)}
      <bdi>{localize(value)}</bdi>
      {localize(behind)}
    </>
  );
}
