import { content } from '@/lib/content/load';
import { resumeOf } from '@/lib/cv/json-resume';
import { wholeUrl } from '../metadata/urls';

export const dynamic = 'force-static';

/** The CV for programs. */
export function GET() {
  return Response.json(resumeOf(content, (address) => wholeUrl(address, content)));
}
