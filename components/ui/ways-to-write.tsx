import styled from 'styled-components';
import { row, theme } from '@/styles/theme';
import { ButtonLink } from './button';
import type { LabelledLink } from './link';
import { List } from './list';

interface WaysToWriteProps {
  ways: readonly LabelledLink[];
  /** The look of the buttons, by their ground. */
  $kind: 'small' | 'onBand';
}

/** Buttons to messengers, a phone number or a calendar. Nothing is rendered without any. */
export function WaysToWrite({ ways, $kind }: WaysToWriteProps) {
  if (ways.length === 0) return null;
  return (
    <Ways>
      {ways.map(({ href, label }) => (
        <li key={href}>
          <Way href={href} label={label} $kind={$kind} newTab={href.startsWith('https:')} />
        </li>
      ))}
    </Ways>
  );
}

const Ways = styled(List)`
  ${row('0.7rem')}
  margin-top: 1.35rem;
`;

const Way = styled(ButtonLink)`
  font-size: ${theme.size.base};
`;
