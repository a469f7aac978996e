import { Bio } from '@/components/sections/bio';
import { ClosingBand } from '@/components/sections/closing-band';
import { LanguageBars } from '@/components/sections/language-bars';
import { SkillList } from '@/components/sections/skill-list';
import { Timeline } from '@/components/sections/timeline';
import { figures } from '@/components/ui/khatam/figures';
import { availabilityCopy } from '@/content/availability-copy';
import { content } from '@/content/content';
import { wordsFor } from '@/content/words-for';
import { aboutGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { contactLink } from '../page-links';

const { availability, education, experience, languages, links, pages, profile, skills } = content;
const copy = pages.about;

export const metadata = pageMetadata('about', content);

export default function AboutPage() {
  return (
    <>
      <StructuredData graph={aboutGraph(content)} />
      <Bio
        heading={copy.heading}
        paragraphs={copy.bio}
        name={profile.name}
        email={profile.email}
        cvUrl={links.cv}
        profiles={links.profiles.filter(({ purpose }) => purpose)}
        figure={figures.about}
      />
      <SkillList copy={wordsFor(skills, copy.skills)} groups={skills} />
      <Timeline id="experience" heading={wordsFor(experience, copy.experience)} entries={experience} />
      <Timeline id="education" heading={wordsFor(education, copy.education)} entries={education} />
      <LanguageBars heading={wordsFor(languages, copy.languages)} languages={languages} />
      <ClosingBand {...availabilityCopy(availability).closing} contactHref={contactLink(content)} />
    </>
  );
}
