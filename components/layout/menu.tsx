import { Menu, X } from 'lucide';
import { usePathname } from 'next/navigation';
import { type PropsWithChildren, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { Icon, iconControl } from '@/components/ui/icon';
import { NavigationLink, type NavigationLinks } from '@/components/ui/navigation-link';
import type { SiteWords } from '@/lib/content/schema';
import { routes } from '@/lib/routes';
import { translations } from '@/site-data/browser';
import { smallText, stack, theme } from '@/styles/theme';
import { useListeners } from './use-listeners';

/** How the links are laid out. */
export interface LinkLayout {
  /** The window's width from which they are in one row, in rem. */
  from: number;
  /** Whether they are closer to each other in a narrow window. */
  isTight: boolean;
}

interface SiteMenuProps extends LinkLayout {
  navigation: NavigationLinks;
  words: Pick<SiteWords['header'], 'menu' | 'navigation'>;
}

/**
 * The links of the header, where they don't fit into one row in a popover, which opens and closes without script. Scripts also close it
 * when the page changes or is left, the window grows, or the focus leaves it. Children are shown before the button.
 */
export function SiteMenu({ navigation, from, isTight, words, children }: PropsWithChildren<SiteMenuProps>) {
  const current = usePathname().replace(/\/?$/, '/');
  const firstLanguage = navigation.find(({ path }) => LANGUAGE_PATHS.includes(path))?.path;
  const menu = useRef<HTMLElement>(null);
  // During the first render the exported menu is still in the page. React replaces it if a proxy has changed the page.
  const [exportedMenu] = useState(() => (typeof document === 'undefined' ? null : findOpenMenu()));
  useLayoutEffect(() => {
    if (exportedMenu && !exportedMenu.isConnected) menu.current?.togglePopover(true);
  }, [exportedMenu]);

  // In the cleanup, because a menu that was opened before hydration stays open.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is not read, but its change closes the menu
  useEffect(() => () => close(menu.current), [current]);

  useListeners((signal) => {
    const closeMenu = () => close(menu.current);
    window.matchMedia(wideFrom(from)).addEventListener('change', closeMenu, { signal });
    // Otherwise it would be open after Back, if the browser kept the page.
    window.addEventListener('pagehide', closeMenu, { signal });
  });

  return (
    <>
      <Nav
        ref={menu}
        $from={from}
        id="site-menu"
        popover="auto"
        aria-label={words.navigation}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !relatedTarget.closest('#site-menu, [popovertarget]')) close(menu.current);
        }}
        onClick={() => close(menu.current)}
      >
        <Links $from={from} $isTight={isTight}>
          {navigation.map(({ path, label }) => (
            <li key={path} data-apart={path === firstLanguage ? '' : undefined}>
              <NavigationLink href={path} aria-current={findAriaCurrent(path, current)}>
                {label}
              </NavigationLink>
            </li>
          ))}
        </Links>
      </Nav>
      {children}
      <MenuButton
        type="button"
        $from={from}
        popoverTarget="site-menu"
        aria-label={words.menu}
        data-tooltip={words.menu}
      >
        <Icon icon={Menu} size={20} />
        <Icon icon={X} size={20} />
      </MenuButton>
    </>
  );
}

/** The paths of the links to other languages. */
const LANGUAGE_PATHS: readonly string[] = translations.map(({ language }) => `/${language}/`);

/** How a link is marked: as the current page, or as the section that it is in, such as its blog. */
function findAriaCurrent(path: string, current: string): 'page' | 'true' | undefined {
  if (path === current) return 'page';
  return path !== routes.home && current.startsWith(path) ? 'true' : undefined;
}

/** The menu, if it is open. In browsers without popovers, `matches()` would throw. */
function findOpenMenu() {
  const nav = document.getElementById('site-menu');
  return nav?.togglePopover && nav.matches(':popover-open') ? nav : null;
}

/** `hidePopover()` would throw in some browsers if the menu is closed. Browsers without popovers have neither. */
function close(menu: HTMLElement | null) {
  menu?.togglePopover?.(false);
}

/** The media condition of windows with room for the links in a row. */
const wideFrom = (from: number) => `(min-width: ${from}rem)`;

interface LayoutProps {
  $from: number;
}

const inRow = ({ $from }: LayoutProps) => `@media ${wideFrom($from)}`;

/** `not all and (…)`, because browsers before 2022 don't support `not (…)`. */
export const inMenu = ({ $from }: LayoutProps) => `@media not all and ${wideFrom($from)}`;

const MenuButton = styled.button<LayoutProps>`
  ${iconControl}

  svg:last-child,
  nav:popover-open ~ & svg {
    display: none;
  }

  nav:popover-open ~ & svg:last-child {
    display: block;
  }

  ${inRow} {
    display: none;
  }
`;

/** Always shown where it is a row. Browsers without popovers (before Chrome 114, Firefox 125, Safari 17) show a row. */
const Nav = styled.nav<LayoutProps>`
  ${inRow} {
    all: unset;
    display: block;
    flex: none;
    /* If a visitor's own spacing makes the links longer, there is room for a word of the name, and for the button. */
    max-width: calc(100% - 12rem);
  }

  @supports selector(:popover-open) {
    ${inMenu} {
      inset: calc(${theme.space.header} - 0.25rem) ${theme.space.gutter} auto;
      width: auto;
      max-height: calc(100vh - ${theme.space.header} - 1rem);
      margin: 0;
      padding: 9.6px;
      border: 1px solid ${theme.color.line};
      border-radius: ${theme.radius.card};
      background: ${theme.color.surface};
      color: inherit;
      box-shadow: 0 1.5rem 3rem -1.5rem rgb(0 0 0 / 45%);
    }
  }

  @supports not selector(:popover-open) {
    ${inMenu} {
      order: 1;
      width: 100%;
      overflow-x: auto;
      white-space: nowrap;
    }

    ul {
      display: flex;
    }

    ~ :last-child {
      display: none;
    }
  }
`;

/** The space beside each of many links, which grows with the window. */
const growingSpace = (from: number) => `clamp(0.35rem, 0.35rem + (100vw - ${from}rem) * 0.03, 0.9rem)`;

/** A hairline before the languages. */
const apart = css<LayoutProps>`
  [data-apart] {
    border-top: 1px solid ${theme.color.line};

    ${inRow} {
      border-top: 0;
      border-inline-start: 1px solid ${theme.color.line};
    }
  }
`;

/** In a low window the links are in several columns, so that none is out of view without a sign of it. */
const Links = styled.ul<LayoutProps & { $isTight: boolean }>`
  ${stack('0.15rem')}

  @media (max-height: 30rem) {
    grid-template-columns: repeat(auto-fill, minmax(min(11rem, 100%), 1fr));
  }

  ${inRow} {
    display: flex;
    flex-wrap: wrap;
    justify-content: end;
  }

  a {
    display: flex;
    align-items: center;
    min-height: ${theme.target};
    padding: 0.25rem ${({ $isTight, $from }) => ($isTight ? growingSpace($from) : '0.9rem')};
    border-radius: ${theme.radius.pill};
    ${smallText}
    line-height: 1.4;
    text-decoration: none;
    transition: background-color ${theme.motion.quick}, color ${theme.motion.quick};

    &:hover {
      color: ${theme.color.ink};
    }

    &[aria-current] {
      color: ${theme.color.ink};
      font-weight: 600;
      background: ${theme.color.chip};
    }

    ${inRow} {
      overflow-wrap: break-word;
    }

    ${inMenu} {
      min-height: 3.25rem;
      padding-inline: 17.6px;
      border-radius: ${theme.radius.field};
      color: ${theme.color.ink};
      font-size: 1.125rem;

      &[aria-current] {
        box-shadow: inset 0 0 0 1px ${theme.color.control};
      }
    }
  }

  ${LANGUAGE_PATHS.length > 0 && apart}
`;
