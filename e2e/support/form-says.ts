import { formWords } from '@/app/contact/form-words';
import { content } from '@/lib/content/load';

/** The contact form's words, as its page receives them in props. */
export const formSays = formWords(content);
