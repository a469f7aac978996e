/** The colours in light, and on paper. */
export const light = {
  page: '#F6F2EA',
  surface: '#FCFAF5',
  chip: '#ECE5D8',
  line: '#DFD7C8',
  control: '#857D6E',
  ink: '#17191E',
  muted: '#4F525A',
  accent: '#0A6A62',
  accentStrong: '#07534D',
  onAccent: '#FFFFFF',
  secondAccent: '#A4480F',
  live: '#1F9D6B',
  danger: '#B3261E',
  band: '#10302E',
  onBand: '#F3EEE3',
  onBandMuted: '#C3CEC8',
  bandLine: '#2B514C',
};

/** The colours in dark. */
export const dark: typeof light = {
  page: '#0D1013',
  surface: '#14181C',
  chip: '#1C2127',
  line: '#272C32',
  control: '#6F757D',
  ink: '#EFEAE0',
  muted: '#B0B3B9',
  accent: '#5FD0BF',
  accentStrong: '#86E0D2',
  onAccent: '#06221F',
  secondAccent: '#E9A15B',
  live: '#34C48B',
  danger: '#FF9A8F',
  band: '#122523',
  onBand: '#F3EEE3',
  onBandMuted: '#B9C6C0',
  bandLine: '#294643',
};

/**
 * The colours where the visitor's system forces its own (`forced-colors`). They are CSS system
 * colours, which the browser leaves as they are; it does not replace colours of SVG drawings.
 */
export const forced: typeof light = {
  page: 'Canvas',
  surface: 'Canvas',
  chip: 'Canvas',
  line: 'CanvasText',
  control: 'CanvasText',
  ink: 'CanvasText',
  muted: 'CanvasText',
  accent: 'LinkText',
  accentStrong: 'LinkText',
  onAccent: 'Canvas',
  secondAccent: 'CanvasText',
  live: 'CanvasText',
  danger: 'CanvasText',
  band: 'Canvas',
  onBand: 'CanvasText',
  onBandMuted: 'CanvasText',
  bandLine: 'Canvas',
};
