/** Widths in px of a phone and of a desk, with heights that go with them. */
export const PHONE = { width: 390, height: 844 };
export const DESK = { width: 1440, height: 900 };

/** The least that is laid out as a desk: what moves is painted anew in every frame, and costs by the pixel. */
export const SMALL_DESK = { width: 1000, height: 600 };
