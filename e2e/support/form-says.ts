import { formWords } from '@/components/contact-form/form-words';
import { content } from '@/lib/content/content';

/** The contact form's words, as its page receives them in props. */
export const formSays = formWords(content);
