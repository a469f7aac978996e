'use client';

import { type IconNode, Info, Lightbulb, MessageSquareWarning, OctagonAlert, TriangleAlert } from 'lucide';
import type { PropsWithChildren } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import type { AlertKind } from '@/lib/markdown/alerts';
import { theme } from '@/styles/theme';

const ALERT_LOOKS = {
  note: { icon: Info, color: theme.color.accent },
  tip: { icon: Lightbulb, color: theme.color.live },
  important: { icon: MessageSquareWarning, color: theme.color.ink },
  warning: { icon: TriangleAlert, color: theme.color.booked },
  caution: { icon: OctagonAlert, color: theme.color.danger },
} satisfies Record<AlertKind, { icon: IconNode; color: string }>;

/** A note in a text that stands out, whose first paragraph is its name. */
export function Alert({ kind, dir, children }: PropsWithChildren<{ kind: AlertKind; dir?: string }>) {
  const { icon, color } = ALERT_LOOKS[kind];
  return (
    <Note role="note" dir={dir} $color={color}>
      <Icon icon={icon} />
      {children}
    </Note>
  );
}

const Note = styled.div<{ $color: string }>`
  position: relative;
  padding-inline-start: 1.25rem;
  border-inline-start: 3px solid ${({ $color }) => $color};

  > svg {
    position: absolute;
    inset-block-start: 0.25rem;
    color: ${({ $color }) => $color};
  }

  > svg + p {
    padding-inline-start: calc(18px + 0.5rem);
    font-size: ${theme.size.small};
    break-after: avoid;
  }

  > p + * {
    margin-top: 0.75rem;
  }

  > svg + p + * {
    margin-top: 0.25rem;
  }
`;
