'use client';

import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { AppLink, type LabelledLink, TextLink } from '@/components/ui/link';
import { Chip, Highlight, List, renderList } from '@/components/ui/list';
import { More } from '@/components/ui/more';
import { Reveal } from '@/components/ui/reveal';
import { Heading, marginRow, marginTitle, Text, TitledSection } from '@/components/ui/section';
import type { ShownMoment } from '@/lib/language/period';
import { headingFont, media, row, smallText, tallLink, theme } from '@/styles/theme';

/** A job, a degree or an achievement. */
interface Role {
  title: ReactNode;
  /** Missing if it is the one of the role before it. */
  organization?: ReactNode;
  /** The address of the organization, or of an achievement. */
  href?: string;
  from?: ShownMoment;
  to?: ShownMoment | 'present';
  description?: ReactNode;
  grade?: ReactNode;
  highlights?: readonly ReactNode[];
  /** Where and when a talk was given, if that was several times. */
  events?: readonly { label: ReactNode; href?: string }[];
  /** Slides and recording; `name` is for screen readers. */
  links?: readonly { href: string; label: ReactNode; name: string }[];
}

interface EntriesProps {
  /** Each a role, or several in a row at one organization. */
  entries: readonly (readonly Role[])[];
  /** The word for what has not ended. */
  present?: string;
  /** Whether title and organization share a line, of which the title is the link. */
  isDense?: boolean;
  level?: 'h2' | 'h3';
}

interface TimelineProps extends EntriesProps {
  id: string;
  heading: ReactNode;
  /** The rest of a long list, behind a line with this label, or on the page to which the line leads. */
  more?: { label: ReactNode; entries?: EntriesProps['entries']; href?: string };
  /** A link beside the heading. */
  link?: LabelledLink;
}

/** The owner's work, education, or achievements of one kind. */
export function Timeline({ id, heading, more, link, ...list }: TimelineProps) {
  return (
    <TitledSection id={id} heading={heading} link={link}>
      <TimelineEntries {...list} />
      {more?.entries && (
        <More label={more.label}>
          <TimelineEntries {...list} entries={more.entries} />
        </More>
      )}
      {more?.href && <TextLink href={more.href} label={more.label} withArrow />}
    </TitledSection>
  );
}

/** The entries of a list. */
export function TimelineEntries({ entries, present, isDense, level }: EntriesProps) {
  return (
    <List as="ol">
      {renderList(entries, (roles, index) => (
        <Entry as="li" $from="left" $delay={index % 2 === 0 ? 100 : 200} $isDense={isDense}>
          {renderList(roles, (role) => (
            <>
              <Years $isDense={isDense}>
                {role.from && <Moment {...role.from} />}
                {role.from && role.to && ' – '}
                {role.to === 'present' ? present : role.to && <Moment {...role.to} />}
              </Years>
              <RoleText {...role} isDense={isDense} level={level} />
            </>
          ))}
        </Entry>
      ))}
    </List>
  );
}

function Moment({ iso, text }: ShownMoment) {
  return iso ? <time dateTime={iso}>{text}</time> : text;
}

function RoleText({ isDense, level = 'h3', ...role }: Role & Pick<EntriesProps, 'isDense' | 'level'>) {
  const { title, organization, href, grade, description, highlights = [], events = [], links = [] } = role;
  const withLink = (text: ReactNode) => (href ? <EntryLink href={href} label={text} newTab /> : text);
  return (
    <RoleLines $isDense={isDense}>
      <Title as={level} $size="h3" $isDense={isDense}>
        {isDense || !organization ? withLink(title) : title}
      </Title>
      {(organization || grade) && (
        <Organization $isDense={isDense}>
          {isDense ? organization : organization && withLink(organization)}
          {grade && <Chip as="span">{grade}</Chip>}
        </Organization>
      )}
      {events.length > 0 && (
        <Events>
          {renderList(events, ({ label, href: address }) => (
            <li>{address ? <EntryLink href={address} label={label} newTab /> : label}</li>
          ))}
        </Events>
      )}
      {description && <Text>{description}</Text>}
      {highlights.length > 0 && (
        <Highlights>
          {renderList(highlights, (highlight) => (
            <Highlight>{highlight}</Highlight>
          ))}
        </Highlights>
      )}
      {links.length > 0 && (
        <Links>
          {renderList(links, ({ name, ...link }) => (
            <TextLink {...link} aria-label={name} newTab withArrow />
          ))}
        </Links>
      )}
    </RoleLines>
  );
}

interface Density {
  $isDense?: boolean;
}

/** A further role at one organization has a row of its own. */
const Entry = styled(Reveal)<Density>`
  ${marginRow}
  row-gap: 0.5rem;
  padding-block: ${({ $isDense }) => ($isDense ? '0.9rem' : '1.9rem')};

  ${media.narrow} {
    > p:not(:first-child) {
      margin-top: 1rem;
    }
  }

  ${media.wide} {
    row-gap: 1.5rem;
  }

  ${media.print} {
    row-gap: 0.2cm;
    padding-block: ${({ $isDense }) => ($isDense ? '0.1cm' : '0.2cm')};
  }

  ${({ $isDense }) => $isDense && 'row-gap: 0; align-items: baseline;'}
`;

const Years = styled.p<Density>`
  ${marginTitle}
  font: 640 ${({ $isDense }) => ($isDense ? '1.0625rem' : '1.25rem')} / 1.35 ${theme.font.heading};
`;

const Title = styled(Heading)<Density>`
  ${({ $isDense }) => $isDense && headingFont('1.1875rem / 1.35', '-0.015em')}
`;

const Organization = styled.p<Density>`
  ${row('0.25rem 0.75rem')}
  align-items: center;
  ${({ $isDense }) => ($isDense ? smallText : 'margin-block: 0.45rem 0.35rem; font-weight: 500;')}
`;

const Events = styled(List)`
  ${row('0 1.25rem')}
  ${smallText}
`;

const EntryLink = styled(AppLink)`
  ${tallLink}
  color: inherit;
  text-decoration: underline;
`;

const Highlights = styled(List)`
  max-width: ${theme.width.text};
  margin-top: 0.5rem;
  color: ${theme.color.muted};
`;

const Links = styled.p`
  ${row('0 1.5rem')}
`;

const RoleLines = styled.div<Density>`
  ${({ $isDense }) =>
    $isDense &&
    css`
      ${row('0 1rem')}
      align-items: baseline;

      > :is(${Text}, ${Events}, ${Links}) {
        flex-basis: 100%;
        margin-inline-end: max(0px, 100% - ${theme.width.text});
      }
    `}
`;
