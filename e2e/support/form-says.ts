import { formWords } from '@/components/contact-form/form-words';
import { content } from '@/lib/content/content';

/** What the contact form says, as its page is handed it. */
export const formSays = formWords(content);
