import { type FormService, formService } from '@/components/contact-form/form-service';
import { environment } from '@/lib/content/environment';
import type { Content } from '@/lib/content/schema';
import { RETURN_PART } from '@/lib/draft';
import { routes } from '@/lib/routes';
import { currentTranslation } from '@/lib/translations';
import { wholeUrl, withBasePath } from './metadata/urls';

/** How the site's form sends messages in this build. */
export function siteForm(content: Content): FormService {
  const { profile, site, words } = content;
  return formService(site.form, {
    endpoint: environment.FORM_ENDPOINT,
    path: withBasePath(routes.contact),
    returnTo: `${wholeUrl(routes.contact, content)}#${RETURN_PART}`,
    ownerEmail: profile.email,
    mailWords: words.mailForm,
    language: currentTranslation()?.language,
  });
}
