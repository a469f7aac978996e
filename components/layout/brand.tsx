import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageLink } from '@/components/ui/link';
import { Mark } from '@/components/ui/star/mark';
import { star } from '@/lib/brand/geometry';
import { theme } from '@/styles/theme';

/** The mark and the owner's name, as a link to the home page. */
export function Brand({ name }: { name: ReactNode }) {
  return (
    <Link href="/">
      <Mark />
      <span>{name}</span>
    </Link>
  );
}

const Link = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.578em;
  min-height: ${theme.target};
  color: ${theme.color.ink};
  font: 640 min(1.125rem, 7.5vw) / 1.2 ${theme.font.heading};
  letter-spacing: -0.015em;
  text-decoration: none;

  svg {
    transition: transform ${theme.motion.reveal} ${theme.motion.settle};
  }

  &:hover svg {
    transform: rotate(${360 / star.points}deg);
  }
`;
