'use client';

import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { theme } from '@/styles/theme';

interface FieldProps {
  label: string;
  /** The `id` of the control inside. */
  htmlFor: string;
}

/** A control under its label. */
export function Field({ label, htmlFor, children }: PropsWithChildren<FieldProps>) {
  return (
    <div>
      <Label htmlFor={htmlFor}>{label}</Label>
      {children}
    </div>
  );
}

const Label = styled.label`
  display: block;
  margin-bottom: 0.35rem;
  font-size: ${theme.size.small};
  font-weight: 600;
`;

/** The box a visitor writes in. */
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

  &:is(textarea) {
    resize: vertical;
  }
`;
