import { Menu, X } from 'lucide';
import { usePathname } from 'next/navigation';
import { type PropsWithChildren, useRef } from 'react';
import styled, { css } from 'styled-components';
import { Enhancement } from '@/components/ui/enhancement';
import { Icon } from '@/components/ui/icon';
import { iconControl } from '@/components/ui/icon-control';
import { PageLink } from '@/components/ui/page-link';
import type { NavigationEntry } from '@/lib/content/schema';
import type { HeaderWords } from '@/lib/content/words-schema';
import type { Marked } from '@/lib/marked';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { closeMenu, MenuBehaviour, OPEN_WITHOUT_POPOVER } from './menu-behaviour';

interface SiteMenuProps {
  navigation: Marked<readonly Pick<NavigationEntry, 'path' | 'label'>[]>;
  words: Pick<HeaderWords, 'menu' | 'navigation'>;
}

/**
 * The links of the header. On small screens they are a popover: the browser opens it by its
 * button, and closes it on Escape (with the focus back on the button) and on a press outside,
 * without any script.
 *
 * What is passed as children stands between the two: behind the links on a wide screen, and before the button on a
 * small one. From the button the browser's Tab leads into the open popover, wherever that stands.
 */
export function SiteMenu({ navigation, words, children }: PropsWithChildren<SiteMenuProps>) {
  const pathname = usePathname();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLElement>(null);

  return (
    <>
      <Nav ref={menu} id={MENU_ID} popover="auto" aria-label={words.navigation}>
        <Links>
          {navigation.map(({ path, label }) => (
            <li key={path}>
              <NavLink
                href={path}
                aria-current={isCurrent(path, pathname) ? 'page' : undefined}
                onClick={() => closeMenu(menu.current)}
              >
                {label}
              </NavLink>
            </li>
          ))}
        </Links>
      </Nav>
      {children}
      <MenuButton ref={button} type="button" popoverTarget={MENU_ID} aria-label={words.menu} data-tooltip="">
        <Icon icon={Menu} size={20} />
        <Icon icon={X} size={20} />
      </MenuButton>
      <Enhancement>
        <MenuBehaviour button={button} menu={menu} />
      </Enhancement>
    </>
  );
}

const MENU_ID = 'site-menu';

function isCurrent(path: string, pathname: string): boolean {
  return path === (pathname.endsWith('/') ? pathname : `${pathname}/`);
}

/**
 * For browsers without popovers (before Chrome 114, Firefox 125, Safari 17). There a script opens
 * the menu. Where none keeps the button's press until then (export/page-start/early-presses.mjs),
 * the button is hidden, and visitors have the footer's links.
 */
const withoutPopover = (declarations: string) => css`
  @supports not selector(:popover-open) {
    ${media.narrow} {
      ${declarations}
    }
  }
`;

/** What `aria-expanded` says is told by `:popover-open` before the script has set it. */
const MenuButton = styled.button`
  ${iconControl}

  svg:last-child {
    display: none;
  }

  &[aria-expanded='true'] svg {
    display: none;
  }

  &[aria-expanded='true'] svg:last-child {
    display: block;
  }

  :has(> nav:popover-open) > & svg {
    display: none;
  }

  :has(> nav:popover-open) > & svg:last-child {
    display: block;
  }

  ${media.wide} {
    display: none;
  }

  ${withoutPopover(':root:not([data-presses]) &:not([aria-expanded]) { display: none; }')}
`;

/**
 * Takes back the browser's styles for a popover: on wide screens it is a row of the header and always shown.
 * In a low window it stands beside the buttons, over what goes with the page.
 */
const Nav = styled.nav`
  inset: auto;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  overflow: visible;

  ${media.wide} {
    display: block;
    position: static;
    width: auto;
    height: auto;
  }

  ${media.narrow} {
    position: fixed;
    inset: calc(${theme.space.header} - 0.25rem) ${theme.space.gutter} auto;
    width: auto;
    height: auto;
    max-height: calc(100vh - ${theme.space.header} - 1rem);
    padding: 0.6rem;
    overflow: auto;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.card};
    background: ${theme.color.surface};
    box-shadow: 0 1.5rem 3rem -1.5rem rgb(0 0 0 / 45%);
  }

  ${media.low} {
    inset-block: 0.5rem;
    inset-inline-end: calc(${theme.space.gutter} + 2 * ${theme.target} + 1.25rem);
    max-height: none;
  }

  ${withoutPopover(`&:not([${OPEN_WITHOUT_POPOVER}]) { display: none; }`)}
`;

/** Columns of equal width: with `auto` columns the links would shift when the web font arrives. */
const Links = styled.ul`
  display: grid;
  gap: 0.15rem;

  ${media.wide} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    min-width: 30rem;
  }
`;

/** On wide screens with a ground of its own, because a page's figure passes under the header. */
const NavLink = styled(PageLink)`
  display: flex;
  align-items: center;
  min-height: ${theme.target};
  padding: 0.25rem 0.9rem;
  border-radius: ${theme.radius.pill};
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
  line-height: 1.4;
  text-decoration: none;
  transition: background-color ${theme.motion.quick}, color ${theme.motion.quick};

  ${media.wide} {
    justify-content: center;
    background: ${theme.color.page};
  }

  &:hover {
    color: ${theme.color.ink};
  }

  &[aria-current='page'] {
    background: ${theme.color.chip};
    color: ${theme.color.ink};
    font-weight: 600;
  }

  ${media.narrow} {
    min-height: 3.25rem;
    padding-inline: 1.1rem;
    border-radius: ${theme.radius.field};
    color: ${theme.color.ink};
    font-size: 1.125rem;
  }
`;
