import { ContactForm } from '@/components/contact-form/contact-form';
import { ToastProvider } from '@/components/layout/toasts';
import { AvailabilityPanel, ContactColumns, ContactDetails } from '@/components/sections/contact-details';
import { PageHeader } from '@/components/sections/page-header';
import { PageOutline } from '@/components/sections/page-outline';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { Badge } from '@/components/ui/section';
import { wordsUnlessEmpty } from '@/lib/language/fill-in';
import { localizerFor } from '@/lib/language/localized-text';
import { describeAvailability, withAvailability } from '@/site/availability';
import { formWords, siteForm } from '@/site/form';
import { contactGraph } from '@/site/graphs';
import { phoneIn, profileIcons, waysToWrite } from '@/site/links';
import { pageMetadata } from '@/site/metadata';
import { headerTexts } from '@/site/text-width';
import site from '@/site-data/site';

const { content } = site;
const { links, pages, profile, words } = content;
const localize = localizerFor(content.site);
const profiles = profileIcons(links.profiles, 'contact');
const copy = { ...words.contact, ...pages.contact };
const { information, card } = copy;
const connect = wordsUnlessEmpty(profiles, copy.connect ?? words.headings.connect);
const offer = describeAvailability(content);

export const metadata = pageMetadata('contact', site);

export default async function ContactPage() {
  return (
    <PageOutline graph={contactGraph(site)}>
      <PageHeader
        above={copy.badge && <Badge>{localize(copy.badge)}</Badge>}
        {...(await headerTexts(site, copy.heading, [copy.text, offer?.invitation].filter(Boolean).join(' ')))}
        figure="contact"
        line="narrow"
      />
      <ContactColumns>
        <ContactDetails
          copy={localize({ information, card, connect })}
          email={profile.email}
          phone={phoneIn('contact', content)}
          ways={waysToWrite(content)}
          profiles={profiles}
        />
        <ContactForm
          heading={localize(copy.form)}
          service={siteForm(site)}
          ownerEmail={profile.email}
          words={formWords(content)}
        />
        {offer && (
          <AvailabilityPanel heading={localize(copy.availability ?? offer.closing.heading)}>
            {localize(withAvailability(offer.sentence, content))}
          </AvailabilityPanel>
        )}
      </ContactColumns>
      <OptionalBoundary>
        <ToastProvider words={words.toasts} />
      </OptionalBoundary>
    </PageOutline>
  );
}
