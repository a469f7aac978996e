import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { media } from '@/styles/media';
import { rightToLeftFields } from '@/styles/right-to-left';
import { theme } from '@/styles/theme';

interface FieldProps {
  label: string;
  /** The `id` of the control inside. */
  htmlFor: string;
  /** The error message; the control refers to it by `errorAttributes`. */
  error?: string;
}

/** A label, its control, and the control's error. */
export function Field({ label, htmlFor, error, children }: PropsWithChildren<FieldProps>) {
  return (
    <div>
      <Label htmlFor={htmlFor}>{label}</Label>
      {children}
      {error && <ErrorText id={errorId(htmlFor)}>{error}</ErrorText>}
    </div>
  );
}

/** The attributes by which a control refers to its error. */
export function errorAttributes(id: string, error: string | undefined) {
  return error ? ({ 'aria-invalid': true, 'aria-describedby': errorId(id) } as const) : undefined;
}

function errorId(id: string): string {
  return `${id}-error`;
}

const Label = styled.label`
  display: block;
  margin-bottom: 0.35rem;
  font-size: ${theme.size.small};
  font-weight: 600;
`;

/**
 * Capitalized, because form services write messages in lower case. Right-to-left scripts have no case, and
 * `::first-letter` may break the join of their first letter.
 */
const ErrorText = styled.p`
  margin-top: 0.4rem;
  color: ${theme.color.danger};
  font-size: ${theme.size.small};
  font-weight: 500;
  line-height: 1.45;

  ${media.moreContrast} {
    color: color-mix(in srgb, ${theme.color.danger} 75%, ${theme.color.ink});
  }

  &${process.env.SITE_DIRECTION === 'rtl' ? ':not(*)' : ''}::first-letter {
    text-transform: uppercase;
  }
`;

/** A text box: an `input`, or a `textarea` with `as`. */
export const FieldBox = styled.input`
  display: block;
  width: 100%;
  min-height: 3.25rem;
  padding: 0.75rem 1rem;
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.field};
  background: ${theme.color.page};
  line-height: 1.5;
  transition: border-color ${theme.motion.quick};

  &::placeholder {
    color: ${theme.color.muted};
    opacity: 0.85;
  }

  &:hover {
    border-color: ${theme.color.ink};
  }

  &:read-only {
    color: ${theme.color.muted};
    border-color: ${theme.color.line};
  }

  &[aria-invalid='true'] {
    border-color: ${theme.color.danger};
  }

  &:is(textarea) {
    resize: vertical;
  }

  ${process.env.SITE_DIRECTION === 'rtl' ? rightToLeftFields : ''}
`;
