import { type IconNode, icons } from 'lucide';
import { nearest } from '../content/nearest';

/** The icons of services that are drawn for this site. */
export const DRAWN_ICONS = ['desktop', 'database', 'api', 'web'] as const;

/**
 * The shapes of an icon of lucide.dev by its name there: `arrow-right`. A drawing of the same name comes before it. There
 * are thousands of icons, so only builds know them.
 */
export function lineIcon(name: string): IconNode | undefined {
  if (DRAWN_ICONS.some((drawn) => drawn === name)) return undefined;
  const [, spelling] = /^([a-z0-9]+(?:-[a-z0-9]+)*)$/.exec(name) ?? [];
  const key = spelling?.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
  return key && Object.hasOwn(icons, key) ? icons[key as keyof typeof icons] : undefined;
}

/** What is wrong with the name of a service's icon, with the nearest names, as the rest of a sentence. */
export function iconMistake(name: string): string | undefined {
  if (DRAWN_ICONS.some((drawn) => drawn === name) || lineIcon(name)) return undefined;
  const names = Object.keys(icons).map((key) => key.replaceAll(/(?<=.)(?:[A-Z]|(?<=[a-z])\d)/g, '-$&').toLowerCase());
  const near = [nearest(name, names) ?? [], names.filter((one) => one.includes(name))].flat().slice(0, 3);
  const advice = near.length > 0 ? `; the nearest names are ${[...new Set(near)].join(', ')}` : '';
  return `is ${JSON.stringify(name)}, which is neither one of ${DRAWN_ICONS.join(', ')}, nor an icon on lucide.dev${advice}`;
}
