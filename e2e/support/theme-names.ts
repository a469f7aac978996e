import { words } from '../../content/words';
import { eitherOf } from './text-patterns';

/** The name of the theme button, whatever is chosen. */
export const THEME_NAMES = eitherOf(...Object.values(words.header.theme));
