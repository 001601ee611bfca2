// The colours and font stacks of the emails; mail clients do not support CSS variables.
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

/** System fonts that phones and computers already have and that include Devanagari. */
export const faces = {
  heading:
    "'Tiro Devanagari Hindi', Georgia, 'Noto Serif Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', serif",
  text: "Mukta, 'Segoe UI', Roboto, Helvetica, Arial, 'Noto Sans Devanagari', 'Kohinoor Devanagari', 'Nirmala UI', sans-serif",
} as const
