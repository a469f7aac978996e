import { repositoryLabel } from './project-card';

test.each([
  ['https://github.com/you/shop', 'GitHub'],
  ['https://www.github.com/you/shop', 'GitHub'],
  ['https://GitLab.com/you/shop', 'GitLab'],
  ['https://codeberg.org/you/shop', 'Codeberg'],
  ['https://bitbucket.org/you/shop', 'Bitbucket'],
  ['https://git.example.com/you/github.com', undefined],
  ['https://github.com.example.com/you/shop', undefined],
  ['/shop.zip', undefined],
])('the label of the repository at %s is %s', (address, label) => {
  expect(repositoryLabel(address)).toBe(label);
});
