'use client';

import { Monitor, Moon, Sun } from 'lucide';
import { ThemeProvider, useTheme } from 'next-themes';
import { type PropsWithChildren, useEffectEvent, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { Icon, iconControl } from '@/components/ui/icon';
import { OptionalBoundary } from '@/components/ui/optional-boundary';
import { VisuallyHidden } from '@/components/ui/text';
import type { HeaderWords } from '@/lib/content/words-schema';
import { isThemeChoice, nextThemeChoice, THEME_CHOICES, THEME_KEY } from '@/lib/theme-choice';

/**
 * Keeps the visitor's choice as the root's `data-theme`. `enableSystem` is off because it would
 * have a script turn `system` into light or dark; here the style sheet does, with
 * `prefers-color-scheme`. `enableColorScheme` is off because the style sheet sets
 * `color-scheme` too.
 */
export function SiteTheme({ children }: PropsWithChildren) {
  return (
    <OptionalBoundary fallback={children}>
      <ThemeProvider
        attribute="data-theme"
        storageKey={THEME_KEY}
        themes={[...THEME_CHOICES]}
        defaultTheme="system"
        enableSystem={false}
        enableColorScheme={false}
      >
        {children}
      </ThemeProvider>
    </OptionalBoundary>
  );
}

const ICONS = { system: Monitor, light: Sun, dark: Moon } as const;

/**
 * Steps through the choices (`nextThemeChoice`). The HTML has all three faces of the button, and the style sheet
 * picks one by the root's `data-theme`, which is set before the first paint: the right one shows before React runs.
 */
export function ThemeToggle({ words }: { words: HeaderWords['theme'] }) {
  const { theme: choice, setTheme } = useTheme();

  // A press before hydration has set the root and the storage, where storage is off the root alone, and next-themes
  // would undo it. A layout effect runs before its own. The storage comes first: another tab may have chosen since.
  const keepEarlierChoice = useEffectEvent(() => {
    const latest = storedChoice() ?? document.documentElement.dataset.theme;
    if (isThemeChoice(latest) && latest !== choice) setTheme(latest);
  });
  useLayoutEffect(() => keepEarlierChoice(), []);

  return (
    <Toggle type="button" data-theme-button="" data-tooltip="" onClick={() => setTheme(nextThemeChoice(choice))}>
      {THEME_CHOICES.map((face) => (
        <Face key={face} data-face={face}>
          <Icon icon={ICONS[face]} />
          <VisuallyHidden>{words[face]}</VisuallyHidden>
        </Face>
      ))}
    </Toggle>
  );
}

function storedChoice(): string | null {
  try {
    return localStorage.getItem(THEME_KEY);
  } catch {
    return null;
  }
}

const Face = styled.span`
  display: none;

  :root[data-theme='light'] &[data-face='light'],
  :root[data-theme='dark'] &[data-face='dark'],
  :root:not([data-theme='light'], [data-theme='dark']) &[data-face='system'] {
    display: grid;
  }
`;

/** With scripts off it could do nothing, so it is hidden (Chrome from 120, Firefox 113, Safari 17). */
const Toggle = styled.button`
  ${iconControl}

  @media (scripting: none) {
    display: none;
  }
`;
