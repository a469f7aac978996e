import { profileIcons } from '@/app/composition/page-links';
import { formService } from '@/app/contact/form-service';
import { formWords } from '@/app/contact/form-words';
import { ContactForm } from '@/components/contact-form/contact-form';
import { ToastProvider } from '@/components/layout/toast/toasts';
import { ContactColumns, ContactDetails } from '@/components/sections/contact-details';
import { PageHeader } from '@/components/sections/page-header';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { RETURN_PART } from '@/lib/bootstrap/draft';
import { figures } from '@/lib/brand/geometry';
import { environment } from '@/lib/content/environment';
import { content } from '@/lib/content/load';
import { availabilityCopy, wordsFor } from '@/lib/content/pages';
import { localizerFor } from '@/lib/localized-text';
import { routes } from '@/lib/routes';
import { currentTranslation } from '@/lib/translations';
import { contactGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { wholeUrl, withBasePath } from '../metadata/urls';

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
          availability={localize(sentence)}
        />
        <ContactForm
          heading={localize(copy.form)}
          service={formService(site.form, {
            endpoint: environment.FORM_ENDPOINT,
            path: withBasePath(routes.contact),
            returnTo: `${wholeUrl(routes.contact, content)}#${RETURN_PART}`,
            ownerEmail: profile.email,
            mailWords: words.mailForm,
            language: currentTranslation()?.language,
          })}
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
