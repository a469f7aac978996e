import { VisuallyHidden } from '@/components/ui/text';
import type { FormParts } from './services/form-service';

/**
 * A hidden field against spam. The service drops a message in which it is filled in, since only a
 * program can see it. Only a form sent by the browser itself carries it; the script's call does not.
 */
export function Honeypot(field: NonNullable<FormParts['honeypot']>) {
  return (
    <VisuallyHidden aria-hidden="true">
      <input {...field} tabIndex={-1} autoComplete={field.type === 'text' ? 'off' : undefined} />
    </VisuallyHidden>
  );
}
