'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AppLink, quietLink, TextLink } from '@/components/ui/link';
import { List, renderList } from '@/components/ui/list';
import { More } from '@/components/ui/more';
import { marginRow, marginTitle, Text, TitledSection } from '@/components/ui/section';
import type { ShownMoment } from '@/lib/language/period';
import { headingFont, media, row, smallText, tallLink, theme } from '@/styles/theme';
import { Moment } from './background';

interface Achievement {
  title: ReactNode;
  /** Who issued or published it, or the event. */
  place?: ReactNode;
  description?: ReactNode;
  href?: string;
  date?: ShownMoment;
  /** Slides and recording; `name` is for screen readers. */
  links: readonly { href: string; label: ReactNode; name: string }[];
}

interface AchievementListProps {
  kind: string;
  heading: ReactNode;
  entries: readonly Achievement[];
  /** The older ones, behind a line with this label. */
  more: readonly Achievement[];
  moreLabel: ReactNode;
}

/** The owner's achievements of one kind, such as talks. */
export function AchievementList({ kind, heading, entries, more, moreLabel }: AchievementListProps) {
  return (
    <TitledSection id={kind} heading={heading}>
      <List>{renderList(entries, Entry)}</List>
      {moreLabel && (
        <More label={moreLabel}>
          <List>{renderList(more, Entry)}</List>
        </More>
      )}
    </TitledSection>
  );
}

function Entry({ title, place, description, href, date, links }: Achievement) {
  return (
    <EntryItem>
      <Year>{date && <Moment {...date} />}</Year>
      <div>
        <TitleLine>
          <Title>{href ? <TitleLink href={href} label={title} newTab /> : title}</Title>
          {place && <Place>{place}</Place>}
        </TitleLine>
        {description && <Text>{description}</Text>}
        {links.length > 0 && (
          <Links>
            {renderList(links, ({ name, ...link }) => (
              <TextLink {...link} aria-label={name} newTab withArrow />
            ))}
          </Links>
        )}
      </div>
    </EntryItem>
  );
}

/** As in the timelines above, but denser. */
const EntryItem = styled.li`
  ${marginRow}
  align-items: baseline;
  padding-block: 0.9rem;

  ${media.print} {
    padding-block: 0.1cm;
  }
`;

const Year = styled.p`
  ${marginTitle}
  font: 640 1.0625rem / 1.5 ${theme.font.heading};
  font-variant-numeric: tabular-nums;
`;

const TitleLine = styled.div`
  ${row('0 1rem')}
  align-items: baseline;
`;

const Title = styled.h3`
  ${headingFont('1.1875rem / 1.35', '-0.015em')}
`;

const TitleLink = styled(AppLink)`
  ${quietLink}
  ${tallLink}
  text-decoration: underline;
`;

const Place = styled.p`
  ${smallText}
`;

const Links = styled.p`
  ${row('0 1.5rem')}
`;
