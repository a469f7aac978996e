import styled, { css } from 'styled-components';
import { theme } from '@/styles/theme';
import { Button, ButtonAnchor, ButtonLink } from './button';

const small = css`
  gap: 0.45rem;
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding: 0.4rem 1.05rem;
  font-size: ${theme.size.small};
`;

/** A button beside a sentence. */
export const SmallButton = styled(Button)`
  ${small}
`;

/** A link beside a sentence that looks like a button. */
export const SmallButtonLink = styled(ButtonAnchor)`
  ${small}
`;

/** The same for a link to a page of the site. */
export const SmallButtonPageLink = styled(ButtonLink)`
  ${small}
`;
