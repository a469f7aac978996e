/** Marks an icon link can carry; `code` and `person` serve every service without a mark of its own. */
export const PROFILE_ICONS = ['github', 'gitlab', 'linkedin', 'leetcode', 'code', 'person'] as const;

/** Drawings a service card can carry. */
export const SERVICE_ICONS = ['desktop', 'database', 'api', 'web'] as const;

/** What can take the contact form's messages; each has a module in `components/contact-form/services/`. */
export const FORM_SERVICES = ['formspree', 'web3forms', 'formsubmit', 'netlify', 'own', 'none'] as const;
