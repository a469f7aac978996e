import { VisuallyHidden } from '@/components/ui/text';

/**
 * A hidden field against spam. Formspree drops a message in which `_gotcha` is filled in, since
 * only a program can see it. Only a form sent by the browser itself carries it; the script's call
 * does not.
 */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}
