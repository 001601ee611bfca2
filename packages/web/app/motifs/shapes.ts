// The paths of motifs that pages show as SVG and pictures draw on a canvas. Each is a constant of its own: builds write it where it is used.

/** 24 × 22. */
export const HEART =
  'M12 21.5C9.5 17.8 1 13.2 1 6.8 1 3.3 3.6.8 6.7.8c2.4 0 4.3 1.3 5.3 3.3C13 2.1 14.9.8 17.3.8 20.4.8 23 3.3 23 6.8c0 6.4-8.5 11-11 14.7z'

/** 44 × 18. */
export const LOTUS =
  'M22 1c4.5 5 4.5 11 0 16-4.5-5-4.5-11 0-16zM17.8 5.5C13.5 5 11 6.5 9.5 8.5c2.5 5 7 8 12.5 8.5M26.2 5.5C30.5 5 33 6.5 34.5 8.5 32 13.5 27.5 16.5 22 17M10.5 11C7 10.7 4.5 12 3 14c4.5 2.5 10 3.5 19 3M33.5 11c3.5-.3 6 1 7.5 3-4.5 2.5-10 3.5-19 3'

/** 40 × 32. */
export const ENVELOPE_FLAP = 'M1 8 17.7 19.8a4 4 0 0 0 4.6 0L39 8V6.5a5 5 0 0 0-5-5H6a5 5 0 0 0-5 5z'
export const ENVELOPE_FOLDS = 'M3 28.5 13.5 18M37 28.5 26.5 18'
export const ENVELOPE_EDGE = 'M2 8.7 17.7 19.8a4 4 0 0 0 4.6 0L38 8.7'

/** 72 × 56. */
export const DIYA_FLAME = 'M36 8c6.5 7 8.5 11.3 8.5 15.2a8.5 8.5 0 0 1-17 0C27.5 19.3 29.5 15 36 8z'
export const DIYA_CORE = 'M36 15.5c3.6 4.2 4.9 6.7 4.9 9a4.9 4.9 0 0 1-9.8 0c0-2.3 1.3-4.8 4.9-9z'
export const DIYA_BOWL = 'M6 31h60c-1 12.5-13 21-30 21S7 43.5 6 31z'
export const DIYA_RIM = 'M6 31h60c-.2 2-.6 3.9-1.3 5.6H7.3C6.6 34.9 6.2 33 6 31z'
