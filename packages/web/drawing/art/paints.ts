// The colours of pictures that are no tokens of pages. Use: `import * as paints`.

export const white = '#ffffff'
export const paperDeep = '#f6e6c8'
export const saffronLight = '#fbd06b'
export const marigoldShade = '#b85c04'
export const goldDark = '#87631d'
export const mangoLeaf = '#4f7d54'
export const mangoLeafDark = '#3b6141'
/** The QR code's dark modules: nearly black, 19:1 on white. */
export const code = '#1d0309'
