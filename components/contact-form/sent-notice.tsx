import styled from 'styled-components';
import { RETURN_FRAGMENT, wasSentBack } from '@/lib/browser/draft';
import type { Destination } from './delivery-store';

/**
 * Tells a visitor whom the form service has redirected back that the message was sent, also without scripts.
 *
 * @param props.isReplacement whether it replaces the exported one, which the browser knew as the target of the URL.
 */
export function SentNotice({ service, words, isReplacement }: Destination & { isReplacement?: boolean }) {
  if (!service.returnFields) return null;
  return (
    <Notice id={RETURN_FRAGMENT} $isVisible={isReplacement && wasSentBack()}>
      {words.outcome.sent}
    </Notice>
  );
}

const Notice = styled.p<{ $isVisible?: boolean }>`
  display: ${({ $isVisible }) => ($isVisible ? 'block' : 'none')};
  margin-top: 1.35rem;
  font-weight: 600;

  &:target {
    display: block;
  }
`;
