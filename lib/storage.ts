/** Name under which `localStorage` keeps the visitor's choice of a theme. */
export const THEME_KEY = 'theme';

/** Name under which `sessionStorage` keeps the contact form's draft. */
export const DRAFT_KEY = 'contact-draft';
