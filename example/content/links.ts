import type { Links } from '@/lib/content/schema';

/** Link to your CV and to your profiles on other sites. */
export const links: Links = {
  cv: 'page',
  profiles: [
    {
      label: 'GitHub',
      address: 'https://github.com/mariam-kassab-example',
      mark: 'github',
      purpose: 'Open source',
    },
    {
      label: 'LinkedIn',
      address: 'https://www.linkedin.com/in/mariam-kassab-example',
      mark: 'linkedin',
    },
    {
      label: 'Mastodon',
      address: 'https://mastodon.social/@mariam_kassab_example',
      mark: 'mastodon',
    },
  ],
};
