/** Marks drawn for this site: LinkedIn's stands in for the one it lets nobody hand out, the others serve every service. */
export const OWN_MARKS = ['linkedin', 'code', 'person'] as const;

/** Where a profile can be an icon link: beneath the home page's buttons, in the footer, on the contact page. */
export const PROFILE_PLACES = ['hero', 'footer', 'contact'] as const;

/** Where a page's link can stand; the phone's menu is the header's. */
export const PAGE_PLACES = ['header', 'footer'] as const;

/** How a project's picture is shown: in the colours of its cover, or in its own. */
export const IMAGE_KINDS = ['photo', 'screenshot'] as const;

/** How the owner's photograph is shown: in two of the site's colours, or in its own. */
export const PHOTO_KINDS = ['duotone', 'plain'] as const;

/** Drawings a service card can carry. */
export const SERVICE_ICONS = ['desktop', 'database', 'api', 'web'] as const;

/** What can take the contact form's messages; each has a module in `components/contact-form/services/`. */
export const FORM_SERVICES = ['formspree', 'web3forms', 'formsubmit', 'netlify', 'own', 'none'] as const;
