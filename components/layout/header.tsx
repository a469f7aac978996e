'use client';

import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/container';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import type { NavigationEntry } from '@/lib/content/schema';
import type { HeaderWords } from '@/lib/content/words-schema';
import type { Localized } from '@/lib/localized-text';
import { followScroll } from '@/lib/page-state';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Brand } from './brand';
import { SiteMenu } from './menu';
import { ThemeToggle } from './theme';

interface HeaderProps {
  name: ReactNode;
  navigation: Localized<readonly Pick<NavigationEntry, 'path' | 'label'>[]>;
  words: Omit<HeaderWords, 'skip'>;
}

/** The site's header, which stays at the top: transparent at the top of a page, opaque once it has scrolled. */
export function Header({ name, navigation, words }: HeaderProps) {
  const bar = useRef<HTMLElement>(null);

  return (
    <Bar ref={bar}>
      <Row>
        <Brand name={name} href="/" />
        <SiteMenu navigation={navigation} words={words}>
          <ThemeToggle words={words.theme} />
        </SiteMenu>
      </Row>
      <OptionalBoundary>
        <ScrolledAttribute header={bar} />
      </OptionalBoundary>
    </Bar>
  );
}

/** Keeps `data-scrolled` as the script that starts an exported page does; while the site is edited there is none. */
function ScrolledAttribute({ header }: { header: RefObject<HTMLElement | null> }) {
  useEffect(() => followScroll(header.current), [header]);
  return null;
}

/**
 * Until a script has set `data-scrolled` the ground is opaque: a page may come up scrolled, and
 * its text would show through behind the links. The header is sticky and not fixed, so that it
 * has its height in the page's flow, however many lines its links take. In a low window, such as that of a desk
 * at 400 %, it goes with the page.
 *
 * The ground is a layer of its own that fades: a colour or a shadow that changes in steps would
 * have the header painted anew for each of them, in the middle of a scroll.
 *
 * The ground asks for `color-mix()` first: a declaration with a variable in it is not dropped
 * where that is unknown (Firefox before 113), it would win and leave no ground.
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

    ${media.lessTransparency} {
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

  ${media.print} {
    display: none;
  }
`;

const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  min-height: ${theme.space.header};
  padding-block: 0.5rem;

  > :first-child {
    margin-inline-end: auto;
  }

  > button {
    flex: none;
  }
`;
