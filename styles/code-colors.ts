import type { CodeColors } from '@/lib/brand/colors';
import { codeColors } from '@/lib/built';

const declare = ({ string, number }: CodeColors) => `--code-string: ${string}; --code-number: ${number};`;

/** CSS declarations of the colours of code in light, and in print. */
export const codeLight = declare(codeColors.light);

/** CSS declarations of the colours of code in dark. */
export const codeDark = declare(codeColors.dark);
