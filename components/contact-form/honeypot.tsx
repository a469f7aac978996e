import { VisuallyHidden } from '@/components/ui/text';

/**
 * A field no visitor sees, under the name by which the form service knows it: who
 * fills it in is a program, and the service keeps nothing of it. Only the browser's own
 * way of sending carries it.
 */
export function Honeypot() {
  return (
    <VisuallyHidden aria-hidden="true">
      <input type="text" name="_gotcha" tabIndex={-1} autoComplete="off" defaultValue="" />
    </VisuallyHidden>
  );
}
