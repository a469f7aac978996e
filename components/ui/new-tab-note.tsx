import { VisuallyHidden } from './text';

/** Tells those who listen that a link opens in a new tab. */
export function NewTabNote() {
  return <VisuallyHidden> (opens in a new tab)</VisuallyHidden>;
}

/** What a link needs to open in a new tab without handing the page over. */
export const newTab = { target: '_blank', rel: 'noopener' } as const;
