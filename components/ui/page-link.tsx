'use client';

import Link from 'next/link';
import { type ComponentProps, useState } from 'react';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'prefetch'>;

/** A link to a page of the site, which is fetched ahead once the visitor seems about to follow it. */
export function PageLink({ onPointerEnter, onFocus, onTouchStart, ...rest }: PageLinkProps) {
  const [intended, setIntended] = useState(false);
  return (
    <Link
      {...rest}
      prefetch={intended ? null : false}
      onPointerEnter={(event) => {
        setIntended(true);
        onPointerEnter?.(event);
      }}
      onFocus={(event) => {
        setIntended(true);
        onFocus?.(event);
      }}
      onTouchStart={(event) => {
        setIntended(true);
        onTouchStart?.(event);
      }}
    />
  );
}
