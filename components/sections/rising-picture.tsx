import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Film } from '@/components/ui/film';
import { TextLink } from '@/components/ui/link';
import { Picture } from '@/components/ui/picture';
import { RosetteBehind } from '@/components/ui/star/star';
import { type Corner, HERO_PART, type OwnPicture } from '@/lib/picture';
import { headingFont, media, notPrinted, theme } from '@/styles/theme';

interface RisingPictureProps {
  picture: OwnPicture;
  alt: string;
  /** The corner of a screenshot that is shown; other pictures fill their frame. */
  corner?: Corner;
  /** The point of a photo that is in view, in percent. */
  focus?: { x: number; y: number };
  /** The name of the button that stops it, if it is a film. */
  pauseLabel?: string;
  /** The line below it: what it is, and where there is more. */
  title?: ReactNode;
  text?: ReactNode;
  link?: ComponentProps<typeof TextLink>;
}

/** A picture that rises over the hairline at the end of the first screen, before the upper part of the star. */
export function RisingPicture({ picture, alt, corner, focus, pauseLabel, title, text, link }: RisingPictureProps) {
  const { src, film, width, height, zoom = 1 } = picture;
  const look = { box: picture, $corner: corner, $focus: focus, $ratio: width / height / zoom };
  return (
    <Place>
      {picture.dark && (
        <>
          <Preload picture={picture} scheme="light" />
          <Preload picture={picture.dark} scheme="dark" />
        </>
      )}
      <RisingStar />
      <Frame>
        <Screen>
          <Shown {...{ src, picture, alt, ...look }} />
          {film && <Shown as={Film} {...{ ...look, src, film, width, height, pauseLabel }} />}
        </Screen>
        {(title || text || link) && (
          <Line>
            {title && <b>{title}</b>}
            <span>{text}</span>
            {link && <TextLink {...link} newTab withArrow />}
          </Line>
        )}
      </Frame>
    </Place>
  );
}

/** Otherwise a browser would request the picture of a theme only after it has laid out the page. */
function Preload({ picture, scheme }: { picture: OwnPicture; scheme: 'light' | 'dark' }) {
  const media = `(prefers-color-scheme: ${scheme})`;
  const { src, avif = src } = picture;
  return <link rel="preload" as="image" href={avif} media={media} type={picture.avif && 'image/avif'} />;
}

/** On wide screens the text beside it makes the height, and the picture takes what the star leaves of it. */
const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    contain: size;
    align-self: stretch;
    grid-template-rows: minmax(auto, 1fr) minmax(0, 36.25rem);
  }

  ${notPrinted}
`;

/** Its ring is within the picture's sides. What is seen of it is as wide as its margin leaves high. */
const RisingStar = styled(RosetteBehind)`
  align-self: end;
  justify-self: center;
  width: 97%;
  margin-bottom: -76%;
  opacity: 0.62;
`;

const Frame = styled.figure`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  overflow: hidden;
  border: 1px solid ${theme.color.line};
  border-bottom: 0;
  border-radius: 0.9rem 0.9rem 0 0;
  background: ${theme.color.page};
  box-shadow: 0 0 3rem -0.75rem rgb(0 0 0 / 30%);
`;

/** Its height does not depend on the text's size, as the picture's does not. */
const Screen = styled.div`
  position: relative;
  overflow: hidden;
  min-height: 360px;

  ${media.wide} {
    min-height: 0;
  }
`;

interface ShownProps {
  $corner?: Corner;
  $focus?: RisingPictureProps['focus'];
  /** The width of what is shown of a screenshot, by the height of the file. */
  $ratio: number;
}

/** On a phone, a screenshot is larger, so that its text can be read. Its height makes its size, so that words have room. */
const Shown = styled(Picture)<ShownProps>`
  position: absolute;
  top: 0;
  width: 100%;
  object-fit: cover;
  ${({ $corner, $ratio, $focus: { x, y } = { x: 50, y: 50 } }) =>
    $corner
      ? `height: ${Math.round(HERO_PART.shown / $ratio)}px; object-position: ${$corner} top;
        ${media.narrow} { height: ${Math.round(HERO_PART.onPhone / $ratio)}px; }`
      : `height: 100%; object-position: ${x}% ${y}%;`}
`;

/** Where they don't fit beside each other, the text is below the name and the link. */
const Line = styled.figcaption`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 0.8rem;
  min-height: 3.25rem;
  padding: 0.5rem 1.15rem 0.75rem;
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.small};

  b {
    flex: 1 50%;
    ${headingFont('1.125rem / 1.2', '-0.015em')}
  }

  > span {
    flex: 1 100%;
    order: 1;
    color: ${theme.color.muted};
    line-height: 1.35;
  }

  > a {
    flex: none;
  }

  @media (min-width: 75rem) {
    flex-wrap: nowrap;
    padding-block: 0;

    b {
      flex: none;
      max-width: 50%;
    }

    > span {
      order: 0;
    }
  }
`;
