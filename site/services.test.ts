import { siteWith } from '@/e2e/support/compiled-site';
import type { Service } from '@/lib/content/schema';
import { serviceGroups, serviceList } from './services';

const servicesWith = (fields: readonly Partial<Service>[]) =>
  fields.map((one, index): Service => ({ title: `${index}`, description: 'One.', icon: 'api', ...one }));

test('services are in groups, and Home lists the featured ones or the first four', () => {
  const services = servicesWith([{ group: 'B' }, { badge: 'Usual' }, { group: 'A' }, { group: 'B' }, {}]);
  const groups = serviceGroups(siteWith({ services }));
  expect(groups.map(({ heading, services: members }) => [heading, ...members.map(({ title }) => title)])).toEqual([
    [undefined, '1', '4'],
    ['B', '0', '3'],
    ['A', '2'],
  ]);
  const listed = (list: Service[]) => serviceList(siteWith({ services: list })).map(({ title }) => title);
  expect(listed(services)).toEqual(['0', '1', '2', '3']);
  expect(listed([...services, ...servicesWith([{ title: 'Last', featured: true }])])).toEqual(['Last']);
});
