import { currentTranslation, wholeUrl, withBasePath } from '@/app/metadata/urls';
import type { FormService } from '@/components/contact-form/form-settings';
import { RETURN_PART } from '@/lib/bootstrap/draft';
import { environment } from '@/lib/content/environment';
import type { Content } from '@/lib/content/schema';
import { routes } from '@/lib/routes';
import { formService } from './form-service';

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
