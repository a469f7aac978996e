'use client';

import { Pause, Play } from 'lucide';
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import type { OwnPicture } from '@/lib/picture';
import { media, notPrinted, theme } from '@/styles/theme';
import { Icon } from './icon';

type FilmProps = Required<Pick<OwnPicture, 'src' | 'film' | 'width' | 'height'>> & {
  label?: string;
  /** Whether it plays in a loop, though it has sound or captions. */
  loops?: boolean;
  /** The name of the button that stops it. */
  pauseLabel: string;
  className?: string;
};

/** A film in the browser's player, of which nothing but the poster is loaded until it plays; one without sound in a loop. */
export function Film({ src, width, height, film, label, loops, pauseLabel, className }: FilmProps) {
  const { type, poster, captions, isSilent } = film;
  const sources = (
    <>
      <source src={src} type={type} />
      {captions.map((track) => (
        <track key={track.src} kind="captions" src={track.src} srcLang={track.language} label={track.label} />
      ))}
    </>
  );
  const player = { playsInline: true, preload: 'none', 'aria-label': label, poster, width, height, className };
  if (!loops && (!isSilent || captions.length > 0)) {
    return (
      <Player {...player} controls>
        {sources}
      </Player>
    );
  }
  return (
    <Loop {...player} pauseLabel={pauseLabel}>
      {sources}
    </Loop>
  );
}

/**
 * Plays without sound while it is in view, with a button that stops it. Without scripts, for visitors who prefer less
 * motion and where the browser does not let it play, it has the browser's controls.
 */
function Loop({ pauseLabel, ...player }: ComponentProps<'video'> & { pauseLabel: string }) {
  const film = useRef<HTMLVideoElement>(null);
  const [state, setState] = useState<'controlled' | 'playing' | 'stopped'>('controlled');
  const isStopped = state === 'stopped';

  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: no-preference)').matches) setState('playing');
  }, []);

  useEffect(() => {
    const video = film.current;
    if (state !== 'playing' || !video) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.at(-1)?.isIntersecting) video.pause();
      // A pause that comes before the first picture ends it with another error.
      else video.play().catch(({ name }: Error) => name === 'NotAllowedError' && setState('controlled'));
    });
    observer.observe(video);
    return () => {
      observer.disconnect();
      video.pause();
    };
  }, [state]);

  return (
    <LoopFrame>
      <Player {...player} ref={film} muted loop controls={state === 'controlled'} />
      {state !== 'controlled' && (
        <PauseButton
          type="button"
          aria-label={pauseLabel}
          aria-pressed={isStopped}
          onClick={() => setState(isStopped ? 'playing' : 'stopped')}
        >
          <Icon icon={isStopped ? Play : Pause} />
        </PauseButton>
      )}
    </LoopFrame>
  );
}

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

const LoopFrame = styled.div`
  position: relative;
`;

const PauseButton = styled.button`
  position: absolute;
  inset-block-end: 0.75rem;
  inset-inline-end: 0.75rem;
  display: grid;
  place-items: center;
  width: ${theme.target};
  height: ${theme.target};
  border: 1px solid ${theme.color.control};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface};
  cursor: pointer;

  ${notPrinted}
`;
