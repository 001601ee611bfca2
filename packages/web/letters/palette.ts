// The colours and faces of our letters; mail clients know no CSS variables.
export const palette = {
  paper: '#fbf6ec',
  card: '#fffdf8',
  ink: '#2b1a1a',
  muted: '#6f5d54',
  line: '#e8dcc3',
  wine: '#3d0b18',
  maroon: '#6b1426',
  gold: '#c9a24b',
  cream: '#fbeed3',
  selected: '#fff1d6',
} as const

/** Faces that are on phones and computers already and carry Devanagari. */
export const faces = {
  heading:
    "'Tiro Devanagari Hindi', Georgia, 'Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', serif",
  text: "Mukta, 'Segoe UI', Roboto, Helvetica, Arial, 'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', sans-serif",
} as const
