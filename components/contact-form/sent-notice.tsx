import styled from 'styled-components';
import { RETURN_FRAGMENT, wasSentBack } from '@/lib/browser/draft';
import type { FormSettings } from './delivery-store';

/**
 * Tells visitors that their message was sent, with and without scripts, when the form service sends them back.
 *
 * @param props.isReplacement whether React has replaced the exported notice, which was the target of the URL.
 */
export function SentNotice({ service, words, isReplacement }: FormSettings & { isReplacement?: boolean }) {
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
