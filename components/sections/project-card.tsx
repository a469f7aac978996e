'use client';

import { Activity, type ReactNode } from 'react';
import styled from 'styled-components';
import { Card, CardGrid } from '@/components/ui/card';
import { AppLink, PageLink, quietLink, TextLink } from '@/components/ui/link';
import { Chip, ChipList, renderList } from '@/components/ui/list';
import { Reveal } from '@/components/ui/reveal';
import { Heading, Text } from '@/components/ui/section';
import { Cover, CoverDrawings } from '@/components/ui/star/cover';
import { codeHostOf } from '@/lib/code-hosts';
import type { Project, SiteWords } from '@/lib/content/schema';
import { fillIn } from '@/lib/language/fill-in';
import type { Localized } from '@/lib/language/localized-text';
import type { LogoGround, OwnPicture } from '@/lib/picture';
import { covers } from '@/site-data/browser';
import { COLUMN_GAP, laidOutLater, media, noPrintedAddress, row, smallText, theme } from '@/styles/theme';

/** A project as its card shows it. Its title is plain, because the cover is drawn from it. */
export interface ShownProject
  extends Pick<Project, 'title' | 'image' | 'repository' | 'liveLink'>,
    Localized<Pick<Project, 'description' | 'technologies' | 'codeNote'>> {
  /** Where its title leads. */
  page?: string;
  /** The localized title, if it differs. */
  heading?: ReactNode;
  /** The client and the year. */
  byline?: ReactNode;
  /** Its further links. The `name` is the label as plain text, for screen readers. */
  links?: readonly { address: string; label: ReactNode; name?: string }[];
  /** The paths of the pages of its technologies, an empty string for one without. */
  technologyPages?: readonly string[];
  /** The build's copies of its picture, if that is one of the owner's files. */
  picture?: OwnPicture;
  /** What is behind its logo. */
  ground?: LogoGround;
  /** The name of the button that stops its film. */
  pauseLabel?: string;
}

/** The words on the cards. */
interface CardWords extends Partial<SiteWords['projects']> {
  linkOf: string;
  caseStudy?: string;
}

interface ProjectGridProps {
  projects: readonly ShownProject[];
  level: 'h2' | 'h3';
  leading?: boolean;
  words: CardWords;
}

/**
 * Project cards, two in a row on wide screens; one that would be alone in its row takes the whole row. There may be
 * hundreds, so each is hydrated separately, by `Activity`: `Suspense` would leave those of a long page out of the HTML.
 */
export function ProjectGrid({ projects, level, leading = false, words }: ProjectGridProps) {
  if (projects.length === 0) return null;
  const isEven = projects.length % 2 === 0;
  const hasLeading = leading || !isEven;
  const isWide = (index: number) => hasLeading && (index === 0 || (isEven && index === projects.length - 1));
  return (
    <>
      <CoverDrawings covers={projects.map((project, turn) => ({ ...project, turn }))} />
      <Grid $leading={hasLeading}>
        {projects.map((project, turn) => (
          <Reveal as="li" key={project.title} $delay={turn % 2 === 0 ? 100 : 200}>
            <Activity>
              <ProjectCard {...{ project, turn, level, words }} wide={isWide(turn)} />
            </Activity>
          </Reveal>
        ))}
      </Grid>
    </>
  );
}

interface ProjectCardProps extends Pick<ProjectGridProps, 'level' | 'words'> {
  project: ShownProject;
  turn: number;
  /** On a desktop the cover is beside the text rather than above it. */
  wide: boolean;
}

/** A project's card. It is complete without the picture, and has no cover if it would be plain and empty. */
function ProjectCard({ project, turn, level, wide, words }: ProjectCardProps) {
  const { title, heading = title, byline, description, page, image, picture, ground, pauseLabel } = project;
  const hasCover = image || covers.length > 0;
  return (
    <ProjectArticle $wide={wide && Boolean(hasCover)} aria-label={title}>
      {hasCover && <Cover {...{ title, turn, image, picture, ground, pauseLabel }} size={wide ? 'row' : 'card'} />}
      <Body $wide={wide}>
        <div>
          <Heading as={level} $size="h3">
            {page ? (
              <TitleLink href={page} newTab>
                {heading}
              </TitleLink>
            ) : (
              heading
            )}
          </Heading>
          {byline && <Byline>{byline}</Byline>}
        </div>
        <Text>{description}</Text>
        <Technologies project={project} words={words} />
        <ProjectLinks project={project} words={words} page={page} />
      </Body>
    </ProjectArticle>
  );
}

/** The labels of a project's technologies. Those that other projects share lead to their pages. */
function Technologies({ project: { technologies, technologyPages = [] }, words }: ProjectLinksProps) {
  if (technologies.length === 0) return null;
  return (
    <ChipList aria-label={words.technologies}>
      {renderList(technologies, (technology, index) => {
        const href = technologyPages[index];
        if (!href) return <Chip>{technology}</Chip>;
        return (
          <li>
            <TechnologyLink href={href}>
              <Chip as="span" $leads>
                {technology}
              </Chip>
            </TechnologyLink>
          </li>
        );
      })}
    </ChipList>
  );
}

type ProjectLinksProps = Pick<ProjectCardProps, 'project' | 'words'> & { page?: string };

/** The links to a project's page, if there is one, and to its code and demo. Screen readers also read its title. */
export function ProjectLinks({ project, words, page }: ProjectLinksProps) {
  const { title, repository, liveLink, codeNote, links = [] } = project;
  const study = words.caseStudy && page;
  if (!study && !repository && !codeNote && !liveLink && links.length === 0) return null;
  const linkTo = (href: string, label: ReactNode, name = `${label}`) => (
    <TextLink href={href} newTab withArrow aria-label={fillIn(words.linkOf, { link: name, project: title })}>
      {label}
    </TextLink>
  );
  return (
    <LinkRow>
      {study && linkTo(study, words.caseStudy)}
      {repository && linkTo(repository, codeHostOf(repository) ?? words.code)}
      {codeNote && <CodeNote>{codeNote}</CodeNote>}
      {liveLink && linkTo(liveLink, words.live)}
      {renderList(links, ({ address, label, name }) => linkTo(address, label, name))}
    </LinkRow>
  );
}

/** The number of cards laid out on load, more than the first viewport shows. */
const LAID_OUT_ON_LOAD = 6;

const Grid = styled(CardGrid)`
  > :nth-child(n + ${LAID_OUT_ON_LOAD + 1}) {
    ${laidOutLater('36rem')}
  }
`;

const PADDING = 'clamp(22.4px, 3vw, 2.2rem)';

/** The column of a wide card's text, which starts at the ninth of the grid's columns. The card has a border of 1 px. */
const TEXT_COLUMN = `calc((100% + 2px - 2 * ${COLUMN_GAP}) / 3 + ${PADDING} - 1px)`;

/** Covers of one row are equally high, so that its titles are on one line; what room is left is below the texts. */
const ProjectArticle = styled(Card).attrs({ as: 'article' })<{ $wide: boolean }>`
  position: relative;
  display: grid;
  grid-template-rows: auto 1fr;
  height: 100%;
  overflow: hidden;
  transition: border-color ${theme.motion.quick};

  &:hover {
    border-color: ${theme.color.control};
  }

  ${media.desktop} {
    grid-template: ${({ $wide }) => ($wide ? `auto / minmax(0, 1fr) ${TEXT_COLUMN}` : 'auto 1fr / none')};
  }
`;

const Body = styled.div<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 0.9rem;
  padding: ${PADDING};

  ${media.desktop} {
    justify-content: ${({ $wide }) => $wide && 'center'};

    ${Heading} {
      font-size: ${({ $wide }) => $wide && '2.1rem'};
      line-height: 1.05;
    }
  }

  ${media.print} {
    gap: 0.2cm;
    padding: 0.4cm;
  }

  ${ChipList} {
    gap: 0.4rem;
  }

  > * + * {
    position: relative;
  }
`;

/**
 * Its `::after` covers the card, also in print, where the global style would write the address there. What follows the
 * title is above that, so that its text and links stay usable.
 */
const TitleLink = styled(AppLink)`
  ${quietLink}

  &&::after {
    content: '';
    position: absolute;
    inset: 0;
  }
`;

/** Larger than its label, so that a finger hits it. */
const TechnologyLink = styled(PageLink)`
  display: flex;
  align-items: center;
  justify-content: center;
  min-width: ${theme.target};
  min-height: ${theme.target};
  margin-block: -0.5rem;
  color: inherit;
  text-decoration: none;

  &:hover span {
    border-color: ${theme.color.control};
  }

  ${noPrintedAddress}
`;

const Byline = styled.p`
  margin-top: 0.35rem;
  ${smallText}
  font-weight: 500;
`;

/** A project's links beside each other. */
export const LinkRow = styled.div`
  ${row('0 1.5rem')}
`;

const CodeNote = styled.p`
  color: ${theme.color.muted};
  font-weight: 500;
  line-height: ${theme.target};
`;
