import { Monitor, Moon, Sun } from 'lucide';
import { useTheme } from 'next-themes';
import { useEffectEvent, useLayoutEffect } from 'react';
import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { iconControl } from '@/components/ui/icon-control';
import { VisuallyHidden } from '@/components/ui/text';
import type { HeaderWords } from '@/lib/content/words-schema';
import { THEME_KEY } from '@/lib/storage';
import { isThemeChoice, nextThemeChoice } from '@/lib/theme-choice';

/**
 * Steps through the choices (`nextThemeChoice`). The HTML has all three faces of the
 * button, and the style sheet picks one by the root's `data-theme`, which is set before the first
 * paint: the right face shows before React runs.
 */
export function ThemeToggle({ words }: { words: HeaderWords['theme'] }) {
  const { theme: choice, setTheme } = useTheme();

  // A press before React answered has set the root and the storage (export/page-start/early-presses.mjs), where
  // storage is off the root alone, and next-themes would take it back. A layout effect comes before its own. The
  // storage comes first: another tab may have chosen since this page came up.
  const takeOverEarlyPress = useEffectEvent(() => {
    const latest = storedChoice() ?? document.documentElement.dataset.theme;
    if (isThemeChoice(latest) && latest !== choice) setTheme(latest);
  });
  useLayoutEffect(() => takeOverEarlyPress(), []);

  return (
    <Toggle type="button" data-theme-button="" data-tooltip="" onClick={() => setTheme(nextThemeChoice(choice))}>
      <Face data-face="system">
        <Icon icon={Monitor} />
        <VisuallyHidden>{words.system}</VisuallyHidden>
      </Face>
      <Face data-face="light">
        <Icon icon={Sun} />
        <VisuallyHidden>{words.light}</VisuallyHidden>
      </Face>
      <Face data-face="dark">
        <Icon icon={Moon} />
        <VisuallyHidden>{words.dark}</VisuallyHidden>
      </Face>
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
