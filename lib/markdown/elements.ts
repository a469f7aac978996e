import type { Element, ElementContent, Text } from 'hast';

/** An HTML element. */
export function createElementNode(
  tagName: string,
  properties: Element['properties'],
  children: ElementContent[],
): Element {
  return { type: 'element', tagName, properties, children };
}

/** A text in an HTML element. */
export function textNode(value: string): Text {
  return { type: 'text', value };
}
