import { Monitor, Moon, Sun } from 'lucide';
import { useTheme } from 'next-themes';
import styled from 'styled-components';
import { Icon } from '@/components/ui/icon';
import { iconControl } from '@/components/ui/icon-control';
import { VisuallyHidden } from '@/components/ui/text';
import { isThemeChoice, NEXT_THEME } from './theme-choice';

/**
 * Steps from the system's setting to light to dark and back. All three faces are in
 * the HTML and the root's `data-theme` picks one, so the right one shows before any
 * script of ours has run.
 */
export function ThemeToggle() {
  const { theme: choice, setTheme } = useTheme();

  return (
    <Toggle
      type="button"
      data-tooltip=""
      onClick={() => setTheme(NEXT_THEME[isThemeChoice(choice) ? choice : 'system'])}
    >
      <Face data-face="system">
        <Icon icon={Monitor} />
        <VisuallyHidden>Theme: system</VisuallyHidden>
      </Face>
      <Face data-face="light">
        <Icon icon={Sun} />
        <VisuallyHidden>Theme: light</VisuallyHidden>
      </Face>
      <Face data-face="dark">
        <Icon icon={Moon} />
        <VisuallyHidden>Theme: dark</VisuallyHidden>
      </Face>
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

/** Without script there is nothing it could do; the system's setting holds. */
const Toggle = styled.button`
  ${iconControl}

  @media (scripting: none) {
    display: none;
  }
`;
