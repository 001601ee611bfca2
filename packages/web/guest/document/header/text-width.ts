// Estimates how wide names are in the heading font, so that the page can set them as large as fits without measuring.

/** Widths in Tiro Devanagari Hindi, and in phones' own fonts for scripts that it lacks; fractions of the font size. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/^[iljtfIJ.,'’ -]/, 0.38],
  [/^[mwMWÆ@]/, 0.98],
  [/^[acerskvyzx]/, 0.54],
  [/^(?=\p{Script=Latin})\p{Lu}/u, 0.8],
  [/^\p{Script=Latin}/u, 0.6],
  [/^[अआइईएऐओऔऋ]/, 1.05],
  [/^\p{Script=Devanagari}/u, 0.92],
]
/** Tamil, Malayalam, emoji. */
const WIDEST = 1.15

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

const widthOf = (grapheme: string): number => WIDTHS.find(([kind]) => kind.test(grapheme))?.[1] ?? WIDEST

/** The width of `text` at a font size of 1, rather too wide than too narrow. */
export const emsOf = (text: string): number =>
  [...graphemes.segment(text)].reduce((sum, { segment }) => sum + widthOf(segment), 0)

/** Each has a class (layout.css): the page's policy allows no style in markup. */
const STEPS = [4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 18, 20, 22, 24, 27, 32]

/** The class for names of that width. */
export const emsClass = (ems: number): string =>
  `ems-${STEPS.find((step) => step >= ems) ?? STEPS[STEPS.length - 1]}`
