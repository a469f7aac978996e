'use client';

import { ArrowRight } from 'lucide';
import styled from 'styled-components';
import { Chip, ChipList } from '@/components/ui/chip';
import { Container, Section } from '@/components/ui/container';
import { Heading } from '@/components/ui/heading';
import { Icon } from '@/components/ui/icon';
import { Reveal } from '@/components/ui/reveal/reveal';
import { Lead, Text } from '@/components/ui/text';
import { TextLink } from '@/components/ui/text-link';
import type { Pages } from '@/content/types';
import { media } from '@/styles/media';

interface AboutPreviewProps {
  id: string;
  texts: Pages['home']['about'];
  skills: readonly string[];
  more: string;
}

/** Who the owner is, in two columns, with the way to the whole page. */
export function AboutPreview({ id, texts, skills, more }: AboutPreviewProps) {
  return (
    <Section id={id} aria-labelledby={`${id}-heading`}>
      <Columns>
        <Reveal $from="left">
          <Heading id={`${id}-heading`}>{texts.heading}</Heading>
        </Reveal>
        <Words $from="right" $delay={200}>
          <Lead $strong>{texts.text}</Lead>
          <Text>{texts.more}</Text>
          <ChipList aria-label="Skills">
            {skills.map((skill) => (
              <Chip key={skill}>{skill}</Chip>
            ))}
          </ChipList>
          <TextLink href={more}>
            {texts.link}
            <Icon icon={ArrowRight} />
          </TextLink>
        </Words>
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

const Words = styled(Reveal)`
  display: grid;
  justify-items: start;
  gap: 1.35rem;
`;
