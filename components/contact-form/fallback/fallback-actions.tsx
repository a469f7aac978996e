import { Mail } from 'lucide';
import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { SmallButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { WayOutWords } from '@/lib/content/words-schema';
import type { Message } from '../message';
import { CopyButton } from './copy-button';
import { mailLink } from './mail-link';

interface FallbackActionsProps {
  /** Sets them closer, for a toast. */
  isCompact?: boolean;
  /** The owner's address. */
  to: string;
  message: Message;
  words: WayOutWords;
}

/** The ways to the owner that need no form service: the visitor's own mail program, and the clipboard. */
export function FallbackActions({
  isCompact = false,
  to,
  message: { subject, message },
  words,
  children,
}: PropsWithChildren<FallbackActionsProps>) {
  return (
    <Row $isCompact={isCompact}>
      <SmallButtonLink href={mailLink({ to, subject, message }).href} $kind="ghost">
        <Icon icon={Mail} size={16} />
        {words.mail}
      </SmallButtonLink>
      <CopyButton key={message} text={message} words={words} />
      {children}
    </Row>
  );
}

const Row = styled.div<{ $isCompact: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $isCompact }) => ($isCompact ? '0 1.25rem' : '0.5rem')};
  margin-block: ${({ $isCompact }) => ($isCompact ? '0 -0.6rem' : '0.75rem 0')};
`;
