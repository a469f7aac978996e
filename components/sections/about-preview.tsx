'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { TextLink } from '@/components/ui/link';
import { Chip, ChipList, renderList } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal';
import { Container, Heading, Lead, Section, Text } from '@/components/ui/section';
import type { Pages, Words } from '@/lib/content/schema';
import type { Localized } from '@/lib/localized-text';
import { media } from '@/styles/theme';

interface AboutPreviewProps {
  copy: Localized<Omit<Pages['home']['about'], 'link'>>;
  skills: readonly ReactNode[];
  words?: Pick<Words['home'], 'skills'>;
  link?: { href: string; label: ReactNode };
}

/** A summary of the About page. */
export function AboutPreview({ copy, skills, words, link }: AboutPreviewProps) {
  return (
    <Section id="about" aria-labelledby="about-heading">
      <Columns>
        <Reveal $from="left">
          <Heading id="about-heading">{copy.heading}</Heading>
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
          {link && (
            <TextLink href={link.href} withArrow>
              {link.label}
            </TextLink>
          )}
        </Body>
      </Columns>
    </Section>
  );
}

const Columns = styled(Container)`
  display: grid;
  gap: 1.5rem;

  ${media.wide} {
    grid-template-columns: 0.8fr 1fr;
  }
`;

const Body = styled(Reveal)`
  display: grid;
  justify-items: start;
  gap: 1.35rem;
`;
