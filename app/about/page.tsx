import { Closing } from '@/app/composition/closing';
import { ownPicture, PHOTO_WIDTHS } from '@/app/composition/own-pictures';
import { Bio, Letterhead } from '@/components/sections/bio';
import { LanguageBars } from '@/components/sections/language-bars';
import { Portrait } from '@/components/sections/portrait';
import { SkillList } from '@/components/sections/skill-list';
import { Timeline } from '@/components/sections/timeline';
import { figures } from '@/lib/brand/geometry';
import { content } from '@/lib/content/load';
import { cvAddress, wordsFor } from '@/lib/content/pages';
import { joinList } from '@/lib/fill-in';
import { leftToRight, localizerFor } from '@/lib/localized-text';
import { inYears } from '@/lib/period';
import { tagOf } from '@/lib/writing-systems';
import { aboutGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { StructuredData } from '../metadata/structured-data';
import { displayHost, wholeUrl } from '../metadata/urls';

const { education, experience, languages, links, pages, profile, site, skills, words } = content;
const { photo, name, role, email, phone, location } = profile;
const localize = localizerFor(site);
const copy = pages.about;
const { headings } = words;
const cv = cvAddress(links);
const percent = new Intl.NumberFormat(tagOf(site.locale), { style: 'percent' });

export const metadata = pageMetadata('about', content);

export default async function AboutPage() {
  return (
    <>
      <StructuredData graph={aboutGraph(content)} />
      <Letterhead
        profile={localize({ name, role, email })}
        phone={phone && leftToRight(phone, site)}
        place={location && localize(joinList([location.city, location.country], words.lists))}
        site={displayHost(content)}
        profiles={localize(
          links.profiles.map(({ label, address }) => ({ label, address: wholeUrl(address, content) })),
        )}
        besidePortrait={Boolean(photo)}
      />
      <Bio
        heading={localize(copy.heading)}
        paragraphs={localize(copy.bio)}
        name={localize(name)}
        email={email}
        cv={cv && { href: cv, label: words.links.downloadCv }}
        profiles={links.profiles.flatMap(({ label, address, purpose }) =>
          purpose ? localize({ label, address, purpose }) : [],
        )}
        portrait={photo && <Portrait photo={photo} picture={await ownPicture(photo.src, PHOTO_WIDTHS)} name={name} />}
        figure={figures.about}
        words={{ name: words.about.name, email: words.about.email }}
      />
      <SkillList copy={localize(wordsFor(skills, { ...headings.skills, ...copy.skills }))} groups={localize(skills)} />
      <Timeline
        id="experience"
        heading={localize(wordsFor(experience, copy.experience ?? headings.experience))}
        entries={localize(inYears(experience))}
        present={words.about.present}
      />
      <Timeline
        id="education"
        heading={localize(wordsFor(education, copy.education ?? headings.education))}
        entries={localize(inYears(education))}
        present={words.about.present}
      />
      <LanguageBars
        heading={localize(wordsFor(languages, copy.languages ?? headings.languages))}
        languages={languages.map(({ name, level, proficiency }) => ({
          ...localize({ name, level }),
          proficiency,
          percent: percent.format(proficiency / 100),
        }))}
      />
      <Closing content={content} />
    </>
  );
}
