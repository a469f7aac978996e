import { content } from '../../lib/content/content';
import { eitherOf } from './text-patterns';

/** The name of the theme button, whatever is chosen. */
export const THEME_NAMES = eitherOf(...Object.values(content.words.header.theme));
