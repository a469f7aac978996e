import { ContactForm } from '@/components/contact-form/contact-form';
import { formParts } from '@/components/contact-form/services/form-parts';
import { profileIcons } from '@/components/layout/profile-icons';
import { ToastProvider } from '@/components/layout/toast/toast-provider';
import { ContactColumns } from '@/components/sections/contact-columns';
import { ContactDetails } from '@/components/sections/contact-details';
import { PageHeader } from '@/components/sections/page-header';
import { Enhancement } from '@/components/ui/enhancement';
import { figures } from '@/components/ui/khatam/figures';
import { content } from '@/lib/content/content';
import { environment } from '@/lib/content/environment';
import { availabilityCopy, wordsFor } from '@/lib/content/pages';
import { RETURN_PART } from '@/lib/draft';
import { markerFor } from '@/lib/marked';
import { routes } from '@/lib/routes';
import { contactGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { absoluteUrl, asciiUrl, withBasePath } from '../metadata/urls';
import { formWords } from './form-words';

const { availability, links, pages, profile, site, words } = content;
const mark = markerFor(site);
const profiles = profileIcons(links.profiles, 'contact');
const copy = { ...pages.contact, connect: wordsFor(profiles, pages.contact.connect) };
const { invitation, sentence } = availabilityCopy(availability);

export const metadata = pageMetadata('contact', content);

export default function ContactPage() {
  return (
    <>
      <StructuredData graph={contactGraph(content)} />
      <PageHeader
        badge={mark(copy.badge)}
        heading={mark(copy.heading)}
        text={mark(`${copy.text} ${invitation}`)}
        figure={figures.contact}
      />
      <ContactColumns>
        <ContactDetails
          copy={mark(copy)}
          email={profile.email}
          cardHref={withBasePath('/contact.vcf')}
          profiles={profiles}
          availability={mark(sentence)}
          words={{ newTab: words.links.newTab }}
        />
        <ContactForm
          heading={mark(copy.form)}
          parts={formParts(site.form, {
            endpoint: environment.formEndpoint,
            path: withBasePath(routes.contact),
            returnTo: `${asciiUrl(absoluteUrl(routes.contact, content))}#${RETURN_PART}`,
            ownerEmail: profile.email,
            mailWords: words.mailForm,
          })}
          ownerEmail={profile.email}
          sampleEmail={copy.sampleEmail}
          words={formWords(content)}
        />
      </ContactColumns>
      <Enhancement>
        <ToastProvider words={words.toasts} quietOn={routes.contact} />
      </Enhancement>
    </>
  );
}
