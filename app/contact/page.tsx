import { formWords, siteForm } from '@/app/composition/form-service';
import { profileIcons } from '@/app/composition/page-links';
import { withBooking } from '@/app/composition/page-outline';
import { longestWord } from '@/app/composition/text-width';
import { ContactForm } from '@/components/contact-form/contact-form';
import { ToastProvider } from '@/components/layout/toasts';
import { AvailabilityPanel, ContactColumns, ContactDetails } from '@/components/sections/contact-details';
import { PageHeader } from '@/components/sections/page-header';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { figures } from '@/lib/brand/geometry';
import { content } from '@/lib/content/load';
import { availabilityCopy, withAvailability, wordsFor } from '@/lib/content/pages';
import { localizerFor } from '@/lib/localized-text';
import { contactGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';

const { availability, links, pages, profile, site, words } = content;
const localize = localizerFor(site);
const profiles = profileIcons(links.profiles, 'contact');
const copy = pages.contact;
const { information, card } = copy;
const connect = wordsFor(profiles, copy.connect ?? words.headings.connect);
const { invitation, sentence } = availabilityCopy(availability);

export const metadata = pageMetadata('contact', content);

export default function ContactPage() {
  return (
    <>
      <StructuredData graph={contactGraph(content)} />
      <PageHeader
        badge={localize(copy.badge)}
        heading={localize(copy.heading)}
        longestWord={longestWord(copy.heading)}
        text={localize(`${copy.text} ${invitation}`)}
        figure={figures.contact}
      />
      <ContactColumns>
        <ContactDetails copy={localize({ information, card, connect })} email={profile.email} profiles={profiles} />
        <ContactForm
          heading={localize(copy.form)}
          service={siteForm(content)}
          ownerEmail={profile.email}
          words={formWords(content)}
        />
        <AvailabilityPanel heading={localize(copy.availability)}>
          {withBooking(localize(withAvailability(sentence, content)), content)}
        </AvailabilityPanel>
      </ContactColumns>
      <OptionalBoundary>
        <ToastProvider words={words.toasts} />
      </OptionalBoundary>
    </>
  );
}
