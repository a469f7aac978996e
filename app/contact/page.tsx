import { ContactForm } from '@/components/contact-form/contact-form';
import { formWords } from '@/components/contact-form/form-words';
import { ToastProvider } from '@/components/layout/toast/toasts';
import { ContactColumns, ContactDetails } from '@/components/sections/contact-details';
import { PageHeader } from '@/components/sections/page-header';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { figures } from '@/components/ui/star/geometry';
import { content } from '@/lib/content/content';
import { withAvailability } from '@/lib/content/offer-texts';
import { availabilityCopy, wordsFor } from '@/lib/content/pages';
import { localizerFor } from '@/lib/localized-text';
import { profileIcons } from '@/lib/profile-icons';
import { withBooking } from '../booking';
import { contactGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { siteForm } from '../site-form';

const { availability, links, pages, profile, site, words } = content;
const localize = localizerFor(site);
const profiles = profileIcons(links.profiles, 'contact');
const copy = { ...pages.contact, connect: wordsFor(profiles, pages.contact.connect ?? words.headings.connect) };
const { invitation, sentence } = availabilityCopy(availability);

export const metadata = pageMetadata('contact', content);

export default function ContactPage() {
  return (
    <>
      <StructuredData graph={contactGraph(content)} />
      <PageHeader
        badge={localize(copy.badge)}
        heading={localize(copy.heading)}
        text={localize(`${copy.text} ${invitation}`)}
        figure={figures.contact}
      />
      <ContactColumns>
        <ContactDetails
          copy={localize(copy)}
          email={profile.email}
          profiles={profiles}
          availability={withBooking(localize(withAvailability(sentence, content)), content)}
        />
        <ContactForm
          heading={localize(copy.form)}
          service={siteForm(content)}
          ownerEmail={profile.email}
          words={formWords(content)}
        />
      </ContactColumns>
      <OptionalBoundary>
        <ToastProvider words={words.toasts} />
      </OptionalBoundary>
    </>
  );
}
