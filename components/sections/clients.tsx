'use client';

import type { ReactNode } from 'react';
import styled from 'styled-components';
import { AppLink, quietLink } from '@/components/ui/link';
import { List, renderList } from '@/components/ui/list';
import { Picture } from '@/components/ui/picture';
import { Container, Strip } from '@/components/ui/section';
import { whileDark } from '@/lib/brand/colors';
import type { Client } from '@/lib/content/schema';
import type { OwnPicture } from '@/lib/picture';
import { headingFont, media, row, smallText, theme } from '@/styles/theme';

interface ClientsProps {
  label: ReactNode;
  clients: readonly (Pick<Client, 'name' | 'logo' | 'link'> & { shownName: ReactNode; picture?: OwnPicture })[];
}

/** The size of a logo whose own is not known, in px. */
const BOX = { width: 96, height: 28 };

/** Whom the owner has worked for, in one row between hairlines. */
export function Clients({ label, clients }: ClientsProps) {
  if (clients.length === 0) return null;
  return (
    <Strip>
      <Row>
        <p id="clients">{label}</p>
        <Names aria-labelledby="clients">
          {renderList(clients, ({ name, shownName, logo, link, picture }) => {
            const mark = logo ? (
              <Logo src={logo} alt={name} picture={picture} box={BOX} sizesOf={() => '12rem'} loading="lazy" />
            ) : (
              shownName
            );
            return <li>{link ? <AppLink href={link} newTab label={mark} /> : mark}</li>;
          })}
        </Names>
      </Row>
    </Strip>
  );
}

const Row = styled(Container)`
  ${row('0.75rem 2.5rem')}
  align-items: center;
  padding-block: 1.35rem;

  > p {
    ${smallText}
  }
`;

/** Set as words are, because its lines are then equally long. */
const Names = styled(List)`
  margin-block: -0.5rem;
  color: ${theme.color.muted};
  ${headingFont('1.1875rem / 1.3', '-0.015em')}
  text-wrap: balance;

  li,
  a {
    display: inline-flex;
    align-items: center;
    min-height: ${theme.target};
    vertical-align: top;
  }

  li {
    margin-inline-end: 2.25rem;
  }

  a {
    ${quietLink}
  }

  a:hover img {
    opacity: 1;
  }
`;

/** A silhouette as strong as the names: a filter, because a mask needs the permission of a picture's host. */
const Logo = styled(Picture)`
  width: auto;
  max-width: min(12rem, 70vw);
  height: 1.75rem;
  object-fit: contain;
  filter: brightness(0);
  opacity: 0.62;
  ${whileDark('filter: brightness(0) invert(1);', ' &')}

  ${media.forced} {
    filter: none;
    opacity: 1;
  }
`;
