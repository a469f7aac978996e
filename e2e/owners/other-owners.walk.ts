import { content as shipped } from '@/lib/content/content';
import { walkOwner } from '../support/owner-walk';
import { agencyOwner } from './agency';
import { codelessOwner } from './codeless';
import { studentOwner } from './student';

const owners = { student: studentOwner, agency: agencyOwner, codeless: codelessOwner };

const firstPort = Number(process.env.E2E_PORT || 4173) + 50;

for (const [index, [name, ownerOf]] of Object.entries(owners).entries()) {
  walkOwner({ name, content: ownerOf(shipped), basePath: '', port: firstPort + index });
}
