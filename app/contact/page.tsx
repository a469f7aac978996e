import { ContactForm } from '@/components/contact-form/contact-form';
import { addProfileIcons } from '@/components/layout/profile-icons';
import { Toasts } from '@/components/layout/toast/toasts';
import { ContactColumns } from '@/components/sections/contact-columns';
import { ContactDetails } from '@/components/sections/contact-details';
import { PageHeader } from '@/components/sections/page-header';
import { availabilityWords, content } from '@/content/content';
import { routes } from '@/content/navigation';
import { withBasePath } from '../metadata/addresses';
import { contactGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';

const { links, pages, profile, site } = content;
const texts = pages.contact;

export const metadata = pageMetadata({ path: routes.contact, ...texts });

export default function ContactPage() {
  return (
    <>
      <StructuredData graph={contactGraph()} />
      <PageHeader badge={texts.badge} heading={texts.heading} text={`${texts.text} ${availabilityWords.invitation}`} />
      <ContactColumns>
        <ContactDetails
          copy={texts}
          email={profile.email}
          cardHref={withBasePath('/contact.vcf')}
          profiles={addProfileIcons(links.profiles)}
          availability={availabilityWords.sentence}
        />
        <ContactForm
          heading={texts.form}
          endpoint={site.formEndpoint}
          ownerEmail={profile.email}
          sampleEmail={texts.sampleEmail}
        />
      </ContactColumns>
      <Toasts />
    </>
  );
}
