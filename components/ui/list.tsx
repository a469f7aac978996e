import styled from 'styled-components';

/** A list without markers. VoiceOver in Safari does not take such a list for one unless it has the role. */
export const List = styled.ul.attrs({ role: 'list' })``;
