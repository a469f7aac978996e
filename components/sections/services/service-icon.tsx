import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Point } from '@/components/ui/khatam/geometry';
import { drawMark } from '@/components/ui/khatam/mark';
import type { ServiceIcon as ServiceIconName } from '@/lib/content/schema';
import { theme } from '@/styles/theme';

/** A service's drawing in thin lines, with the owner's star among them. */
export function ServiceIcon({ icon }: { icon: ServiceIconName }) {
  return (
    <Drawing viewBox="0 0 64 64" width={64} height={64} aria-hidden="true">
      {DRAWINGS[icon]}
    </Drawing>
  );
}

function Star({ at, radius }: { at: Point; radius: number }) {
  return <Spark d={drawMark(radius, at)} />;
}

const DRAWINGS = {
  desktop: (
    <>
      <rect x="5" y="9" width="54" height="36" rx="3" />
      <path d="M32 45v9M21 54.5h22M5 37.5h54" />
      <Star at={[32, 23.5]} radius={8.5} />
    </>
  ),
  database: (
    <>
      <ellipse cx="32" cy="13" rx="22" ry="7" />
      <path d="M10 13v38c0 3.9 9.8 7 22 7s22-3.1 22-7V13M10 32c0 3.9 9.8 7 22 7s22-3.1 22-7" />
      <Star at={[32, 48.5]} radius={5} />
    </>
  ),
  api: (
    <>
      <circle cx="10" cy="32" r="5.5" />
      <circle cx="53" cy="12" r="5.5" />
      <circle cx="53" cy="52" r="5.5" />
      <path d="M15.5 32h9M38 26.5l10.5-10.5M38 37.5l10.5 10.5" />
      <Star at={[32, 32]} radius={8} />
    </>
  ),
  web: (
    <>
      <rect x="5" y="9" width="54" height="46" rx="3" />
      <path d="M5 20h54M22 20v35M10 14.5h2M16 14.5h2" />
      <Star at={[40.5, 37.5]} radius={9} />
    </>
  ),
} satisfies Record<ServiceIconName, ReactNode>;

const Drawing = styled.svg`
  fill: none;
  stroke: ${theme.color.accent};
  stroke-width: 1.5;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

const Spark = styled.path`
  stroke: ${theme.color.secondAccent};
`;
