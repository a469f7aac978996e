import { fileURLToPath } from 'node:url';
import type { NextConfig } from 'next';
import { content } from './content/content';
import { checkContent } from './content/schema';
import { basePath } from './lib/base-path';

checkContent(content);

const config: NextConfig = {
  output: 'export',
  // With `output: 'export'` this is where the finished pages go; `.next` stays Next's workshop.
  distDir: process.env.OUT_DIR || undefined,
  // about/index.html is what every static host finds under /about/.
  trailingSlash: true,
  reactStrictMode: true,
  // The export steps run at the end of every build.
  adapterPath: fileURLToPath(new URL('./export/adapter.mjs', import.meta.url)),
  basePath,
  env: { BASE_PATH: basePath },
  // They draw the preview images while the site is built, and read files of their own.
  serverExternalPackages: ['harfbuzzjs', 'wawoff2'],
  compiler: { styledComponents: { displayName: false, minify: true, pure: true } },
  // The fonts' few rules travel with the page instead of blocking its first paint.
  experimental: { inlineCss: true, turbopackChunking: { minChunkSize: 200000 } },
};

export default config;
