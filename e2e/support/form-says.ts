import { formWords } from '@/app/composition/form-service';
import { content } from '@/lib/content/load';

/** The contact form's words, as its page receives them in props. */
export const formSays = formWords(content);
