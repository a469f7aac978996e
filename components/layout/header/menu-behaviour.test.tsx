import { render } from '@testing-library/react';
import { createRef } from 'react';
import { MenuBehaviour, OPEN_WITHOUT_POPOVER } from './menu-behaviour';

jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

test.each([
  ['stays open on a phone', false],
  ['is closed where the window has grown meanwhile', true],
])('a menu that was opened before the scripts were there %s', (_name, isWide) => {
  window.matchMedia = () => ({ matches: isWide, addEventListener() {}, removeEventListener() {} }) as never;
  const button = createRef<HTMLButtonElement>();
  const menu = createRef<HTMLElement>();
  render(
    <>
      <nav ref={menu} {...{ [OPEN_WITHOUT_POPOVER]: '' }} />
      <button type="button" ref={button} />
      <MenuBehaviour button={button} menu={menu} />
    </>,
  );
  expect(menu.current?.hasAttribute(OPEN_WITHOUT_POPOVER)).toBe(!isWide);
});
