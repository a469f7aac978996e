import type { OwnWords } from '@/lib/content/schema';

export const words: OwnWords = {
  links: { contact: 'Schreiben Sie mir', viewCv: 'Lebenslauf' },
  // The case studies are not translated.
  caseStudy: { link: 'Fallstudie (englisch)' },
  offer: { both: 'remote oder vor Ort in Hamburg' },
};
