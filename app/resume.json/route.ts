import { resumeOf } from '@/site/resume';
import site from '@/site-data/site';

export const dynamic = 'force-static';

/** The CV for programs. The export leaves it out of a site without a CV page. */
export function GET() {
  return Response.json(resumeOf(site));
}
