import styled from 'styled-components';
import { Text as Paragraph } from './text';

export { Heading } from './text';

/**
 * A paragraph that may hold blocks, for the cards of services with a price. On a site without them, an alias in
 * `next.config.ts` replaces this module.
 */
export const Text = styled(Paragraph).attrs({ as: 'div' })``;
