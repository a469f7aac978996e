'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { type LabelledLink, TextLink } from '@/components/ui/link';
import { Chip, ChipList, renderList } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal';
import { Container, Heading, Lead, Section, Text } from '@/components/ui/section';
import type { Pages, Words } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';
import { media, stack, wideColumns } from '@/styles/theme';

interface AboutPreviewProps {
  copy: Localized<Omit<Pages['home']['about'], 'link'>>;
  skills: readonly ReactNode[];
  words?: Pick<Words['home'], 'skills'>;
  link?: LabelledLink;
}

/** A summary of the About page. */
export function AboutPreview({ copy, skills, words, link }: AboutPreviewProps) {
  return (
    <Section id="about" aria-labelledby="about-heading">
      <Columns>
        <Reveal $from="left">
          <AboutHeading id="about-heading">{copy.heading}</AboutHeading>
        </Reveal>
        <Body $from="right" $delay={200}>
          <Lead $strong>{copy.text}</Lead>
          {copy.more && <Text>{copy.more}</Text>}
          {skills.length > 0 && (
            <ChipList aria-label={words?.skills}>
              {renderList(skills, (skill) => (
                <Chip>{skill}</Chip>
              ))}
            </ChipList>
          )}
          {link && <TextLink {...link} withArrow />}
        </Body>
      </Columns>
    </Section>
  );
}

/**
 * Headings avoid a page break after them. In one row with its text, this one would keep the section on the same sheet
 * as the next section.
 */
const AboutHeading = styled(Heading)`
  ${media.print} {
    break-after: auto;
  }
`;

const Columns = styled(Container)`
  ${stack('1.5rem')}
  ${wideColumns(2)}
`;

const Body = styled(Reveal)`
  display: grid;
  justify-items: start;
  gap: 1.35rem;
`;
