import { composedPage } from './pages';
import type { Content } from './schema';

const CAIRO = { city: 'القاهرة', country: 'مصر', countryCode: 'EG' };

/** The title of the home page of an owner with this role and location. */
function titleOf(
  role: string,
  location?: typeof CAIRO,
  title?: string,
  sentence: string | undefined = '{role} في {city}',
) {
  const content = {
    profile: { role, location },
    pages: { home: { title } },
    availability: { open: true, whenOpen: {} },
    words: { home: { title: sentence } },
  };
  return composedPage('home', content as unknown as Content).title;
}

test('the home page is titled by role and city unless the owner has written a title', () => {
  expect(titleOf('مهندس', CAIRO)).toBe('مهندس في القاهرة');
  expect(titleOf('مهندس', CAIRO, 'أهلًا')).toBe('أهلًا');
});

test('the title is the role without a city, without a sentence for both, and where both have more than 60 characters', () => {
  expect(titleOf('مهندس')).toBe('مهندس');
  expect(titleOf('مهندس', CAIRO, undefined, '')).toBe('مهندس');
  expect(titleOf('a'.repeat(49), CAIRO)).toHaveLength(60);
  expect(titleOf('a'.repeat(50), CAIRO)).toBe('a'.repeat(50));
});
