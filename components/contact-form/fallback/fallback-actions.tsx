import { Mail } from 'lucide';
import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { SmallButtonLink } from '@/components/ui/small-button';
import type { Message } from '../message';
import { CopyButton } from './copy-button';
import { mailLink } from './mail-link';

interface FallbackActionsProps {
  /** Sets them closer, for a toast. */
  isCompact?: boolean;
  /** The owner's address. */
  to: string;
  message: Message;
}

/** The ways to the owner that need no form service: the visitor's own mail program, and the clipboard. */
export function FallbackActions({
  isCompact = false,
  to,
  message: { subject, message },
  children,
}: PropsWithChildren<FallbackActionsProps>) {
  return (
    <Row $isCompact={isCompact}>
      <SmallButtonLink href={mailLink({ to, subject, message }).href} $kind="ghost">
        <Icon icon={Mail} size={16} />
        Send by email
      </SmallButtonLink>
      <CopyButton key={message} text={message} />
      {children}
    </Row>
  );
}

const Row = styled.div<{ $isCompact: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $isCompact }) => ($isCompact ? '0 1.25rem' : '0.5rem')};
  margin-top: ${({ $isCompact }) => ($isCompact ? 0 : '0.75rem')};
`;
