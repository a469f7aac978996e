/** @jest-environment node */
import { removeUnusedClasses } from './remove-unused-classes.mjs';
import { temporaryFolder } from './test-site';

const { folder, read, write } = temporaryFolder();

test("components' classes go, but for those that a rule of any page names", async () => {
  await write({
    'index.html':
      '<style>.aBc{top:0}</style><p class="sc-0a1b-0 aBc">One</p><p id="x" class="sc-0a1b-1 ">Two</p><a class="sc-0a1b-10 aBc"></a>',
    'about/index.html':
      '<style>.aBc .sc-0a1b-10{top:0}</style><a class="icon sc-0a1b-10"></a><b class="sc-by-hand"></b>',
  });
  await removeUnusedClasses(folder, {});
  expect(await read('index.html')).toBe(
    '<style>.aBc{top:0}</style><p class="aBc">One</p><p id="x">Two</p><a class="sc-0a1b-10 aBc"></a>',
  );
  expect(await read('about/index.html')).toBe(
    '<style>.aBc .sc-0a1b-10{top:0}</style><a class="icon sc-0a1b-10"></a><b class="sc-by-hand"></b>',
  );
});

test("the rules of the fonts' classes go, and those of their variables stay", async () => {
  await write({
    'index.html': '<style>.Ab_className{top:0}\n.Ab_variable{--font:"a"}</style><p class="Ab_variable">One</p>',
  });
  await removeUnusedClasses(folder, {});
  expect(await read('index.html')).toBe('<style>.Ab_variable{--font:"a"}</style><p class="Ab_variable">One</p>');
});
