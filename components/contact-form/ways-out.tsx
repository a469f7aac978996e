'use client';

import { Mail } from 'lucide-react';
import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { CopyButton } from './copy-button';
import { mailLink } from './mail-link';
import type { Message } from './message';
import { SmallButtonLink } from './small-button';

interface WaysOutProps {
  /** The owner's address. */
  to: string;
  message: Message;
}

/** The ways to the owner that need no form service: the visitor's own mail program, and the clipboard. */
export function WaysOut({ to, message: { subject, message }, children }: PropsWithChildren<WaysOutProps>) {
  return (
    <Row>
      <SmallButtonLink href={mailLink({ to, subject, message }).href} $kind="ghost">
        <Mail size={16} aria-hidden="true" />
        Send by email
      </SmallButtonLink>
      <CopyButton key={message} text={message} />
      {children}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  margin-top: 0.75rem;
`;
