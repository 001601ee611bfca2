// The colours of canvas artwork: those of the application's design tokens, which a canvas cannot read.
export const colours = {
  white: '#ffffff',
  paper: '#fbf6ec',
  paperDeep: '#f6e6c8',
  cream: '#fbeed3',
  saffron: '#f4b740',
  saffronLight: '#fbd06b',
  marigold: '#e8930c',
  marigoldDark: '#b85c04',
  gold: '#c9a24b',
  goldDark: '#87631d',
  maroon: '#6b1426',
  maroonLight: '#862139',
  wine: '#3d0b18',
  wineDeep: '#2c0711',
  leaf: '#4f7d54',
  leafDark: '#3b6141',
  /** The QR code's dark modules: nearly black, 19:1 on white. */
  code: '#1d0309',
} as const
