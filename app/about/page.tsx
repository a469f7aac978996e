import { Bio } from '@/components/sections/bio';
import { ClosingBand } from '@/components/sections/closing-band';
import { LanguageBars } from '@/components/sections/language-bars';
import { Letterhead } from '@/components/sections/letterhead';
import { Portrait } from '@/components/sections/portrait';
import { SkillList } from '@/components/sections/skill-list';
import { Timeline } from '@/components/sections/timeline';
import { figures } from '@/components/ui/khatam/figures';
import { availabilityCopy } from '@/content/availability-copy';
import { content } from '@/content/content';
import { wordsFor } from '@/content/words-for';
import { inARow } from '@/lib/in-a-row';
import { aboutGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { displayHost, wholeUrl } from '../metadata/urls';
import { contactLink } from '../page-links';
import { ownPhoto } from '../pictures/own-pictures';

const { availability, education, experience, languages, links, pages, profile, skills, words } = content;
const { photo, name, role, email, phone, location } = profile;
const { downloadCv, newTab } = words.links;
const copy = pages.about;

export const metadata = pageMetadata('about', content);

export default async function AboutPage() {
  return (
    <>
      <StructuredData graph={aboutGraph(content)} />
      <Letterhead
        profile={{ name, role, email, phone }}
        place={location && inARow([location.city, location.country], words.lists)}
        site={displayHost(content)}
        profiles={links.profiles.map(({ label, address }) => ({ label, address: wholeUrl(address, content) }))}
        besidePortrait={Boolean(photo)}
      />
      <Bio
        heading={copy.heading}
        paragraphs={copy.bio}
        name={name}
        email={email}
        cvUrl={links.cv}
        profiles={links.profiles.filter(({ purpose }) => purpose)}
        portrait={photo && <Portrait photo={photo} picture={await ownPhoto(photo)} name={name} />}
        figure={figures.about}
        words={{ name: words.about.name, email: words.about.email, downloadCv, newTab }}
      />
      <SkillList copy={wordsFor(skills, copy.skills)} groups={skills} />
      <Timeline
        id="experience"
        heading={wordsFor(experience, copy.experience)}
        entries={experience}
        present={words.about.present}
      />
      <Timeline
        id="education"
        heading={wordsFor(education, copy.education)}
        entries={education}
        present={words.about.present}
      />
      <LanguageBars heading={wordsFor(languages, copy.languages)} languages={languages} />
      <ClosingBand {...availabilityCopy(availability).closing} contact={contactLink(content)} />
    </>
  );
}
