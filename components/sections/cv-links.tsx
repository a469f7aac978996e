'use client';

import styled, { css } from 'styled-components';
import { AppLink } from '@/components/ui/link';
import { List } from '@/components/ui/list';
import type { CvLink } from '@/lib/cv-parts';
import type { Localized } from '@/lib/language/localized-text';
import { media, noPrintedAddress, row, smallText, theme } from '@/styles/theme';

/** A text of the CV as an entry of a list. */
export function CvListItem({ name, href, ...link }: Localized<CvLink>) {
  return (
    <li>
      {name && <>{name}: </>}
      <CvAddress href={href ?? ''} {...link} />
    </li>
  );
}

/** A space between texts on one line, which some programs that read the PDF would otherwise join. */
export const spaceInPdf = css`
  ${media.print} {
    content: ' ';
    white-space: pre;
  }
`;

/** Contact details or addresses of an entry, in one line if they fit. On paper their text is the address. */
export const CvLinks = styled(List)`
  ${row('0 1.5rem')}
  align-items: center;
  ${smallText}

  ${media.print} {
    p + & {
      break-before: avoid;
    }
  }

  > li::after {
    ${spaceInPdf}
  }
`;

/** Addresses and numbers run from left to right on every site. */
export const CvAddress = styled(AppLink)`
  direction: ltr;
  unicode-bidi: isolate;
  display: inline-flex;
  align-items: center;
  min-height: ${theme.target};
  color: inherit;

  ${media.print} {
    display: inline;
    min-height: 0;
    text-decoration: none;
  }

  ${noPrintedAddress}
`;
