'use client';

import { Contrast, Moon, Sun } from 'lucide';
import { ThemeProvider, useTheme } from 'next-themes';
import { type PropsWithChildren, useEffectEvent, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { Icon, iconControl } from '@/components/ui/icon';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { VisuallyHidden } from '@/components/ui/section';
import { nextThemeChoice, storedTheme, THEME_KEY } from '@/lib/browser/page-state';
import type { SiteWords } from '@/lib/content/schema';

/** Keeps the choice in the root's `data-theme`. The style sheet resolves `system` and sets `color-scheme`. */
export function SiteTheme({ children }: PropsWithChildren) {
  return (
    <OptionalBoundary fallback={children}>
      <ThemeProvider
        attribute="data-theme"
        storageKey={THEME_KEY}
        defaultTheme="system"
        enableSystem={false}
        enableColorScheme={false}
      >
        {children}
      </ThemeProvider>
    </OptionalBoundary>
  );
}

const FACES = [
  ['system', Contrast],
  ['light', Sun],
  ['dark', Moon],
] as const;

/**
 * Steps through the choices (`nextThemeChoice`). The HTML has an icon and a name for each choice, and the style sheet
 * shows those of the root's `data-theme`, so that the button is right before hydration.
 */
export function ThemeToggle({ words }: { words: SiteWords['header']['theme'] }) {
  const { theme: choice, setTheme } = useTheme();

  // A choice made before hydration is in `localStorage`, or only in the root's `data-theme` if storage is off. This
  // runs before the effect of next-themes, which would undo the choice.
  const keepEarlierChoice = useEffectEvent(() => {
    const latest = storedTheme() ?? document.documentElement.dataset.theme;
    if (latest && latest !== choice) setTheme(latest);
  });
  useLayoutEffect(() => keepEarlierChoice(), []);

  return (
    <Toggle type="button" data-theme-button="" data-tooltip="" onClick={() => setTheme(nextThemeChoice(choice))}>
      {FACES.map(([face, icon]) => (
        <Face key={face} data-face={face}>
          <Icon icon={icon} />
          <VisuallyHidden>{words[face]}</VisuallyHidden>
        </Face>
      ))}
    </Toggle>
  );
}

const Face = styled.span`
  display: none;

  :root[data-theme='light'] &[data-face='light'],
  :root[data-theme='dark'] &[data-face='dark'],
  :root:not([data-theme='light'], [data-theme='dark']) &[data-face='system'] {
    display: grid;
  }
`;

const Toggle = styled.button`
  ${iconControl}

  @media (scripting: none) {
    display: none;
  }
`;
