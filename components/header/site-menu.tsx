'use client';

import { Menu, X } from 'lucide';
import { usePathname } from 'next/navigation';
import { useEffect, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import type { NavigationEntry } from '@/content/types';
import { media, WIDE } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Icon } from '../ui/icon';
import { iconControl } from '../ui/icon-link';
import { PageLink } from '../ui/page-link';

interface SiteMenuProps {
  navigation: readonly NavigationEntry[];
}

/**
 * The links of the header. On small screens they are a popover, which the browser
 * itself opens, and closes on Escape (with the focus back on the button) and on a
 * press outside, with or without script.
 */
export function SiteMenu({ navigation }: SiteMenuProps) {
  const pathname = usePathname();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<boolean>();

  useEffect(() => {
    setOpen(menu.current?.matches(OPEN) ?? false);
    const wide = window.matchMedia(WIDE);
    const close = () => closeMenu(menu.current);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new path is what closes the menu
  useEffect(() => closeMenu(menu.current), [pathname]);

  return (
    <>
      <MenuButton type="button" popoverTarget={MENU_ID} aria-label="Menu" aria-expanded={open} data-tooltip="">
        <Icon icon={Menu} size={20} />
        <Icon icon={X} size={20} />
      </MenuButton>
      <Nav
        ref={menu}
        id={MENU_ID}
        popover="auto"
        aria-label="Main"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
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
    </>
  );
}

const MENU_ID = 'site-menu';
const OPEN = ':popover-open';

function closeMenu(menu: HTMLElement | null) {
  if (menu?.matches(OPEN)) menu.hidePopover();
}

function isCurrent(path: string, pathname: string): boolean {
  return path === (pathname.endsWith('/') ? pathname : `${pathname}/`);
}

/** A browser without popovers has no menu on small screens; the footer's links serve it. */
const withoutPopover = css`
  @supports not selector(:popover-open) {
    @media not ${WIDE} {
      display: none;
    }
  }
`;

const MenuButton = styled.button`
  ${iconControl}
  order: 1;

  svg:last-child {
    display: none;
  }

  &:has(+ nav:popover-open) svg {
    display: none;
  }

  &:has(+ nav:popover-open) svg:last-child {
    display: block;
  }

  ${media.wide} {
    display: none;
  }

  ${withoutPopover}
`;

/** The popover's own look gives way: on wide screens it is a row of the header. */
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

  @media not ${WIDE} {
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

  ${withoutPopover}
`;

/** Columns of one width stay where they are when the font arrives. */
const Links = styled.ul`
  display: grid;
  gap: 0.15rem;

  ${media.wide} {
    grid-auto-columns: 1fr;
    grid-auto-flow: column;
    min-width: 30rem;
  }
`;

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
  }

  &:hover {
    color: ${theme.color.ink};
  }

  &[aria-current='page'] {
    background: ${theme.color.chip};
    color: ${theme.color.ink};
    font-weight: 600;
  }

  @media not ${WIDE} {
    min-height: 3.25rem;
    padding-inline: 1.1rem;
    border-radius: ${theme.radius.field};
    color: ${theme.color.ink};
    font-size: 1.125rem;
  }
`;
