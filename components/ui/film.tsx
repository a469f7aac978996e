'use client';

import { Pause, Play } from 'lucide';
import { Fragment, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { OwnPicture } from '@/lib/picture';
import { media, notPrinted, theme } from '@/styles/theme';
import { Icon, iconControl } from './icon';

type FilmProps = Pick<OwnPicture, 'src' | 'width' | 'height'> & {
  film: NonNullable<OwnPicture['film']>;
  label?: string;
  /** Whether it plays in a loop, though it has sound or captions. */
  loops?: boolean;
  /** The name of the button that stops it. */
  pauseLabel?: string;
  /** The class of the picture that it plays over: a cover. */
  className?: string;
};

/**
 * A film, of which nothing but the poster is loaded until it plays. One without sound plays in a loop while it is in view,
 * with a button that stops it; without scripts, for visitors who prefer less motion and where the browser does not let it
 * play, it has the browser's controls, as all others have. On a cover it plays over its poster, and has none.
 */
export function Film({ src, film, label, loops, pauseLabel, className, width, height }: FilmProps) {
  const { type, captions, isSilent } = film;
  const isCover = className !== undefined;
  const isLoop = isCover || loops || (isSilent && captions.length === 0);
  const atRest = isCover ? 'stopped' : 'controlled';
  const [Around, Video] = isCover ? [Fragment, 'video' as const] : [Frame, Player];
  const player = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'controlled' | 'playing' | 'stopped'>('controlled');
  const isStopped = state === 'stopped';

  useEffect(() => {
    if (isLoop) setState(matchMedia('(prefers-reduced-motion: no-preference)').matches ? 'playing' : atRest);
  }, [isLoop, atRest]);

  useEffect(() => {
    const video = player.current;
    if (state !== 'playing' || !video) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) video.pause();
      // A pause that comes before the first picture ends it with another error.
      else video.play().catch(({ name }: Error) => name === 'NotAllowedError' && setState(atRest));
    });
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [state, atRest]);

  return (
    <Around>
      <Video
        ref={player}
        controls={!isCover && state === 'controlled'}
        muted={isLoop}
        loop={isLoop}
        playsInline
        preload="none"
        poster={isCover ? undefined : src || undefined}
        aria-label={label}
        aria-hidden={isCover || undefined}
        {...{ width, height, className }}
      >
        <source src={film.src} type={type} />
        {captions.map((track) => (
          <track key={track.src} kind="captions" src={track.src} srcLang={track.language} label={track.label} />
        ))}
      </Video>
      {state !== 'controlled' && (
        <PauseButton
          type="button"
          aria-label={pauseLabel}
          data-tooltip={pauseLabel}
          aria-pressed={isStopped}
          onClick={() => setState(isStopped ? 'playing' : 'stopped')}
        >
          <Icon icon={isStopped ? Play : Pause} />
        </PauseButton>
      )}
    </Around>
  );
}

const Frame = styled.div`
  position: relative;
`;

const Player = styled.video`
  display: block;
  width: 100%;
  height: auto;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.field};
  background: ${theme.color.chip};

  &:not([poster]) {
    aspect-ratio: 16 / 9;
  }

  /* Paper has its poster, without controls. */
  ${media.print} {
    &::-webkit-media-controls {
      display: none;
    }

    &:not([poster]) {
      display: none;
    }
  }
`;

const PauseButton = styled.button`
  ${iconControl}
  position: absolute;
  inset-block-end: 0.75rem;
  inset-inline-end: 0.75rem;
  background: ${theme.color.surface};
  pointer-events: auto;

  ${notPrinted}
`;
