import { ownPicture, PHOTO_WIDTHS } from '@/app/composition/own-pictures';
import { cvDownload } from '@/app/composition/page-links';
import { PageOutline } from '@/app/composition/page-outline';
import { LanguageBars, SkillList, Timeline } from '@/components/sections/background';
import { Bio, Letterhead } from '@/components/sections/bio';
import { Portrait } from '@/components/sections/portrait';
import { figures } from '@/lib/brand/geometry';
import { content } from '@/lib/content/load';
import { wordsFor } from '@/lib/content/pages';
import { joinList } from '@/lib/fill-in';
import { leftToRight, localizerFor } from '@/lib/localized-text';
import { inYears } from '@/lib/period';
import { tagOf } from '@/lib/writing-systems';
import { aboutGraph } from '../metadata/page-graphs';
import { pageMetadata } from '../metadata/page-metadata';
import { displayHost, wholeUrl } from '../metadata/urls';

const { languages, links, pages, profile, site, skills, words } = content;
const { photo, name, role, email, phone, location } = profile;
const localize = localizerFor(site);
const copy = pages.about;
const { headings } = words;
const percent = new Intl.NumberFormat(tagOf(site), { style: 'percent' });

export const metadata = pageMetadata('about', content);

export default async function AboutPage() {
  return (
    <PageOutline graph={aboutGraph(content)} content={content}>
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
        cv={cvDownload(content)}
        profiles={links.profiles.flatMap(({ label, address, purpose }) =>
          purpose ? localize({ label, address, purpose }) : [],
        )}
        portrait={photo && <Portrait photo={photo} picture={await ownPicture(photo.src, PHOTO_WIDTHS)} name={name} />}
        figure={figures.about}
        words={{ name: words.about.name, email: words.about.email }}
      />
      <SkillList copy={localize(wordsFor(skills, { ...headings.skills, ...copy.skills }))} groups={localize(skills)} />
      {(['experience', 'education'] as const).map((id) => (
        <Timeline
          key={id}
          id={id}
          heading={localize(wordsFor(content[id], copy[id] ?? headings[id]))}
          entries={localize(content[id].map(inYears))}
          present={words.about.present}
        />
      ))}
      <LanguageBars
        heading={localize(wordsFor(languages, copy.languages ?? headings.languages))}
        languages={languages.map(({ name, level, proficiency }) => ({
          ...localize({ name, level }),
          proficiency,
          percent: percent.format(proficiency / 100),
        }))}
      />
    </PageOutline>
  );
}
