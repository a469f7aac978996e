'use client';

import type { PropsWithChildren, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { media, theme } from '@/styles/theme';
import { TextLink } from './link';
import { Reveal } from './reveal';
import { Heading, Text } from './text';

/** The column of every part of a page: 72rem wide at most, with a gutter. */
export const Container = styled.div`
  width: 100%;
  max-width: calc(${theme.width.content} + 2 * ${theme.space.gutter});
  margin-inline: auto;
  padding-inline: ${theme.space.gutter};
`;

/** A part of a page. `last-of-type`, because toasts may follow the last one. */
export const Section = styled.section`
  padding-top: ${theme.space.section};

  &:last-of-type {
    padding-bottom: ${theme.space.section};
  }
`;

interface TitledSectionProps {
  /** The heading's `id`; the heading names the section. */
  id: string;
  /** If omitted, the section isn't rendered. */
  heading?: ReactNode;
  /** Shown at the end of the heading's line. */
  text?: ReactNode;
  link?: { href: string; label: ReactNode };
}

/** A section with a heading that fades in. */
export function TitledSection({ id, heading, text, link, children }: PropsWithChildren<TitledSectionProps>) {
  if (!heading) return null;
  return (
    <Section aria-labelledby={id}>
      <Container>
        <Line>
          <Heading id={id}>{heading}</Heading>
          {text && <Text>{text}</Text>}
          {link && (
            <TextLink href={link.href} withArrow>
              {link.label}
            </TextLink>
          )}
        </Line>
        {children}
      </Container>
    </Section>
  );
}

const Line = styled(Reveal)`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: 0.75rem 2rem;
  margin-bottom: clamp(1.5rem, 3vw, 2.25rem);

  ${media.print} {
    margin-bottom: 0.25cm;
    break-after: avoid;
  }
`;

/** An entry below a hairline. On wide screens its title or years are in the margin. */
export const marginRow = css`
  display: grid;
  column-gap: 1.5rem;
  border-top: 1px solid ${theme.color.line};

  ${media.wide} {
    grid-template-columns: 12rem 1fr;
  }
`;

/** The look of what is in the margin. */
export const marginTitle = css`
  color: ${theme.color.accent};
  letter-spacing: -0.015em;

  ${media.forced} {
    color: CanvasText;
  }
`;
