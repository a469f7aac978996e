import styled from 'styled-components';

/** A list without marks. Safari takes a list without them for none, unless it is called one. */
export const List = styled.ul.attrs({ role: 'list' })``;
