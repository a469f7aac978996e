import { type ReactNode, useId } from 'react';
import styled from 'styled-components';
import type { OwnPicture } from '@/lib/picture';
import { media, theme } from '@/styles/theme';

interface EnlargeableProps {
  /** The picture as its page shows it. */
  shown: ReactNode;
  picture: OwnPicture & Required<Pick<OwnPicture, 'largest'>>;
  name: string;
  /** The name of the button around the large one. */
  closeLabel: string;
  /** Whether it has an alternative text, which names the button. */
  hasWords: boolean;
}

/**
 * A picture that is a button, which shows it in its own size above the page, also without scripts. The large one is
 * loaded when it is shown, except where scripts are off. Nothing happens in browsers without popovers (before Chrome
 * 114, Firefox 125, Safari 17).
 */
export function EnlargeablePicture({ shown, picture, name, closeLabel, hasWords }: EnlargeableProps) {
  const { largest, still, width, height } = picture;
  // With a capital letter, which no heading's id has.
  const id = `Picture${useId()}`;
  return (
    <>
      <PictureButton type="button" popoverTarget={id} aria-label={hasWords ? undefined : name}>
        {shown}
      </PictureButton>
      <LargePicture id={id} popover="auto" aria-label={name}>
        <PictureButton type="button" popoverTarget={id} popoverTargetAction="hide" aria-label={closeLabel}>
          <picture>
            {still && <source media="(prefers-reduced-motion: reduce)" srcSet={still} />}
            <img src={largest} alt="" width={width} height={height} loading="lazy" decoding="async" />
          </picture>
        </PictureButton>
      </LargePicture>
    </>
  );
}

const PictureButton = styled.button`
  display: block;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;

  @supports selector(:popover-open) {
    cursor: zoom-in;
  }
`;

/** On a phone, a wide picture is as high as the window, and scrolls. */
const LargePicture = styled.dialog`
  max-width: 100%;
  max-height: 100%;
  margin: auto;
  padding: 0;
  border: 0;
  background: ${theme.color.page};

  &::backdrop {
    background: ${theme.color.page};
    opacity: 0.95;
  }

  > button {
    max-width: none;
    cursor: zoom-out;
  }

  img {
    width: auto;
    max-width: none;
    height: auto;
    max-height: 100vh;
    max-height: 100dvh;

    ${media.wide} {
      max-width: 100vw;
    }
  }
`;
