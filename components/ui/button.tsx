import styled, { css } from 'styled-components';
import { hasOwnAccent } from '@/site-data/browser';
import { media, theme } from '@/styles/theme';
import { movingIcon } from './icon';
import { AppLink, textLink } from './link';

interface ButtonStyle {
  $kind?: keyof typeof BUTTON_STYLES;
}

/** In `forced-colors` mode browsers paint a backplate in the page's colour behind text, which this turns off. */
const filled = css`
  ${media.forced} {
    forced-color-adjust: none;
  }
`;

const ghost = css`
  border-color: ${theme.color.control};
  color: ${theme.color.ink};

  &:hover {
    border-color: ${theme.color.ink};
    background: ${theme.color.surface};
  }
`;

const small = css`
  ${ghost}
  gap: 0.45rem;
  min-width: ${theme.target};
  min-height: ${theme.target};
  padding: 0.4rem 1.05rem;
  font-size: ${theme.size.small};
`;

const solid = css`
  ${filled}
  background: ${theme.color.accent};
  color: ${theme.color.onAccent};

  &:hover {
    background: ${theme.color.accentStrong};
  }
`;

/** In the owner's accent, of which the strong accent is no darker shade. */
const solidInOwnAccent = css`
  ${filled}
  background: ${theme.color.fill};
  color: ${theme.color.onFill};

  &:hover {
    background: ${theme.color.ink};
    color: ${theme.color.page};
  }
`;

const BUTTON_STYLES = {
  solid: hasOwnAccent ? solidInOwnAccent : solid,
  ghost,
  small,
  onBand: css`
    ${small}
    border-color: ${theme.color.onBandMuted};
    color: inherit;

    &:hover {
      border-color: ${theme.color.onBand};
      background: none;
    }
  `,
  light: css`
    ${filled}
    background: ${theme.color.onBand};
    color: ${theme.color.band};

    &:hover {
      background: ${theme.color.page};
      color: ${theme.color.ink};
    }
  `,
};

const pill = css<ButtonStyle>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.6rem;
  min-height: 3.4rem;
  padding: 0.6rem min(1.4rem, 7vw);
  border: 1px solid transparent;
  border-radius: ${theme.radius.pill};
  background: none;
  font-weight: 600;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background-color ${theme.motion.quick}, border-color ${theme.motion.quick}, color ${theme.motion.quick},
    transform ${theme.motion.quick};

  &:active:not([aria-disabled]) {
    transform: scale(0.975);
  }

  ${movingIcon}
  ${({ $kind = 'solid' }) => BUTTON_STYLES[$kind]}

  ${media.print} {
    min-height: 0;
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
  }
`;

/** A button. While busy it is `aria-disabled` rather than `disabled`, so that it keeps the focus. */
export const Button = styled.button<ButtonStyle>`
  ${pill}

  &[aria-disabled='true'] {
    opacity: 0.62;
    cursor: default;
  }
`;

/** A link that looks like a button. Only links that open in a new tab are printed. */
export const ButtonLink = styled(AppLink)<ButtonStyle>`
  ${pill}

  ${media.print} {
    &:not([target]) {
      display: none;
    }
  }
`;

/** A button that looks like `TextLink`. */
export const TextButton = styled.button`
  ${textLink}
  padding: 0;
  border: 0;
  background: none;
  cursor: pointer;
`;
