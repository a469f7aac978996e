import { Bio } from '@/components/sections/bio';
import { ClosingBand } from '@/components/sections/closing-band';
import { LanguageBars } from '@/components/sections/language-bars';
import { SkillList } from '@/components/sections/skill-list';
import { Timeline } from '@/components/sections/timeline';
import { availabilityWords, content } from '@/content/content';
import { routes } from '@/content/navigation';
import { aboutGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';

const { education, languages, links, pages, profile, skills } = content;
const texts = pages.about;

export const metadata = pageMetadata({ path: routes.about, startsAtTop: true, ...texts });

export default function AboutPage() {
  return (
    <>
      <StructuredData graph={aboutGraph()} />
      <Bio
        heading={texts.heading}
        paragraphs={texts.bio}
        name={profile.name}
        email={profile.email}
        cvUrl={links.cv}
        practice={links.profiles.codingPractice}
      />
      <SkillList copy={texts.skills} groups={skills} />
      <Timeline heading={texts.education} entries={education} />
      <LanguageBars heading={texts.languages} languages={languages} />
      <ClosingBand {...availabilityWords.closing} contactHref={routes.contact} />
    </>
  );
}
