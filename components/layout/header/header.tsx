'use client';

import { useRef } from 'react';
import styled from 'styled-components';
import { Container } from '@/components/ui/container';
import { Enhancement } from '@/components/ui/enhancement';
import type { NavigationEntry } from '@/content/types';
import { media } from '@/styles/media';
import { theme } from '@/styles/theme';
import { Brand } from '../brand';
import { ThemeToggle } from '../theme/theme-toggle';
import { ScrolledMark } from './scrolled-mark';
import { SiteMenu } from './site-menu';

interface HeaderProps {
  name: string;
  navigation: readonly NavigationEntry[];
}

/** The site's header, which stays at the top: transparent at the top of a page, opaque once it has scrolled. */
export function Header({ name, navigation }: HeaderProps) {
  const bar = useRef<HTMLElement>(null);

  return (
    <Bar ref={bar}>
      <Row>
        <Brand name={name} home="/" />
        <SiteMenu navigation={navigation} />
        <ThemeToggle />
      </Row>
      <Enhancement>
        <ScrolledMark header={bar} />
      </Enhancement>
    </Bar>
  );
}

/**
 * Until a script says where the page stands, text never runs through the links. It has a
 * place in the page's flow, so that what begins below it does so however long its words are.
 */
const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${theme.layer.header};
  transition: background-color ${theme.motion.quick}, box-shadow ${theme.motion.quick};

  &:not([data-scrolled='false']) {
    background: ${theme.color.page};
  }

  &[data-scrolled='true'] {
    -webkit-backdrop-filter: blur(14px);
    backdrop-filter: blur(14px);
    box-shadow: 0 1px 0 ${theme.color.line}, 0 0.75rem 2rem -1.25rem rgb(0 0 0 / 35%);

    /* With a variable in it, an unknown color-mix() is no colour at all instead of the one above (Firefox before 113). */
    @supports (color: color-mix(in srgb, red, blue)) {
      background: color-mix(in srgb, ${theme.color.page} 92%, transparent);
    }
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
    margin-right: auto;
  }

  > button {
    flex: none;
  }
`;
