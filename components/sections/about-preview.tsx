'use client';

import type { ReactNode } from 'react';
import type { LabelledLink } from '@/components/ui/link';
import { Chip, ChipList, renderList } from '@/components/ui/list';
import { Lead, SplitSection, Text } from '@/components/ui/section';
import type { Pages, SiteWords } from '@/lib/content/schema';
import type { Localized } from '@/lib/language/localized-text';

interface AboutPreviewProps {
  copy: Localized<Omit<Pages['home']['about'], 'link'>>;
  skills: readonly ReactNode[];
  words?: Pick<SiteWords['home'], 'skills'>;
  link?: LabelledLink;
}

/** A summary of the About page. */
export function AboutPreview({ copy, skills, words, link }: AboutPreviewProps) {
  return (
    <SplitSection id="about" heading={copy.heading} link={link}>
      <Lead $strong>{copy.text}</Lead>
      {copy.more && <Text>{copy.more}</Text>}
      {skills.length > 0 && (
        <ChipList aria-label={words?.skills}>
          {renderList(skills, (skill) => (
            <Chip>{skill}</Chip>
          ))}
        </ChipList>
      )}
    </SplitSection>
  );
}
