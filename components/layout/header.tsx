'use client';

import { type ReactNode, useRef } from 'react';
import styled from 'styled-components';
import { ButtonLink } from '@/components/ui/button';
import { PageLink } from '@/components/ui/link';
import type { NavigationLinks } from '@/components/ui/navigation-link';
import { Picture } from '@/components/ui/picture';
import { Container, VisuallyHidden } from '@/components/ui/section';
import { Mark } from '@/components/ui/star/star';
import { followScroll } from '@/lib/browser/page-state';
import type { SiteWords } from '@/lib/content/schema';
import { logo, star } from '@/site-data/browser';
import { headingFont, media, notPrinted, theme } from '@/styles/theme';
import { inMenu, type LinkLayout, SiteMenu } from './menu';
import { ThemeToggle } from './theme';
import { useListeners } from './use-listeners';

interface HeaderProps {
  name: ReactNode;
  navigation: NavigationLinks;
  /** How both are laid out, with the width of the name in em. */
  layout: LinkLayout & { name: number };
  words: SiteWords['header'];
}

/** The link past the header, and the sticky header: transparent at the top of a page, opaque once it has scrolled. */
export function Header({ name, navigation, layout: { name: nameWidth, ...links }, words }: HeaderProps) {
  const bar = useRef<HTMLElement>(null);

  // For `npm run dev`; in an exported page the bootstrap script does it, before hydration.
  useListeners((signal) => followScroll(bar.current, signal));

  return (
    <>
      <SkipLink href="#main">{words.skip}</SkipLink>
      <Bar ref={bar}>
        <HeaderRow $from={links.from} $nameWidth={nameWidth}>
          <BrandLink name={name} />
          <SiteMenu {...links} navigation={navigation} words={words}>
            <ThemeToggle words={words.theme} />
          </SiteMenu>
        </HeaderRow>
      </Bar>
    </>
  );
}

/** The owner's logo or the star, and the owner's name, as a link to the home page. */
export function BrandLink({ name }: { name: ReactNode }) {
  return (
    <HomeLink href="/">
      {logo ? <Picture src={logo.src} picture={logo} box={logo} alt="" /> : <Mark />}
      {logo?.hidesName ? <VisuallyHidden>{name}</VisuallyHidden> : <span>{name}</span>}
    </HomeLink>
  );
}

/**
 * Opaque until a script has set `data-scrolled`, because a page may be loaded scrolled. The background is a separate
 * layer, whose opacity the browser animates without repainting the header. Firefox before 113 lacks `color-mix()`. In
 * a low window, such as a desktop zoomed to 400 %, the header scrolls with the page.
 */
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: ${theme.color.page};
    transition: opacity ${theme.motion.quick};
  }

  &[data-scrolled='false']::before {
    opacity: 0;
  }

  &[data-scrolled='true']::before {
    -webkit-backdrop-filter: blur(14px);
    backdrop-filter: blur(14px);
    box-shadow: 0 1px 0 ${theme.color.line}, 0 0.75rem 2rem -1.25rem rgb(0 0 0 / 35%);

    @supports (color: color-mix(in srgb, red, blue)) {
      background: color-mix(in srgb, ${theme.color.page} 92%, transparent);
    }

    @media (prefers-reduced-transparency: reduce) {
      background: ${theme.color.page};
    }
  }

  ${media.low} {
    position: relative;
  }

  ${media.forced} {
    &[data-scrolled='true'] {
      border-bottom: 1px solid;
    }
  }

  ${notPrinted}
`;

const HeaderRow = styled(Container)<{ $from: number; $nameWidth: number }>`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: ${theme.space.header};
  padding-block: 0.5rem;

  /* A long name is smaller on a phone. What is too long for the height of the buttons is cut off; the footer shows it. */
  > a {
    min-width: 0;
    margin-inline-end: auto;
    font-size: ${({ $nameWidth }) => `min(7.5vw, clamp(0.8125rem, (100vw - 11.5rem) / ${$nameWidth}, 1.125rem))`};
  }

  > a > span {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }

  /* Room for the dots below Arabic letters, which would be cut off with the lines that a long name lacks. */
  [dir=rtl] & > a > span,
  > a > span [dir=rtl] {
    line-height: 1.5;
  }

  /* The row of links is below the name and the button. */
  @supports not selector(:popover-open) {
    ${inMenu} {
      flex-wrap: wrap;

      > a {
        flex: 1;
      }
    }
  }
`;

/** The first link in the tab order, visible while it has the focus. */
const SkipLink = styled(ButtonLink)`
  position: fixed;
  z-index: ${theme.layer.skip};
  top: 0.75rem;
  inset-inline-start: 0.75rem;

  &:not(:focus) {
    translate: 0 -200%;
  }
`;

const HomeLink = styled(PageLink)`
  display: inline-flex;
  align-items: center;
  gap: 0.578em;
  min-height: ${theme.target};
  color: ${theme.color.ink};
  ${headingFont('min(1.125rem, 7.5vw) / 1.2', '-0.015em')}
  text-decoration: none;

  img {
    min-width: 0;
  }

  svg {
    transition: transform ${theme.motion.reveal} ${theme.motion.settle};
  }

  &:hover svg {
    transform: rotate(${360 / star.points}deg);
  }
`;
