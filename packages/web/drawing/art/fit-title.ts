// Fits a title into its width: one line, smaller where necessary, then two, then three; never clipped. The heart between two
// names has a line of its own as soon as they do not fit beside each other.

/** The sizes of a title, in pixels. */
export interface TitleSizes {
  /** Below the smallest, a title takes one line more. */
  oneLine: readonly [largest: number, smallest: number]
  twoLines: readonly [largest: number, smallest: number]
  threeLines: number
  /** The largest size of two names that stand one above the other. */
  largestCouple: number
  /** Below this size letters are illegible: a word is broken instead. */
  smallestUnparted: number
}

/** Between the names of a couple. */
export const HEART = '♥'

export interface FittedTitle {
  lines: string[]
  /** Pixels. */
  size: number
}

const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/**
 * @param maxWidth in pixels.
 * @param widthAt1 width of a text at a font size of 1 px; widths are assumed to be proportional to the size.
 */
export function fitTitle(
  title: string,
  maxWidth: number,
  { oneLine, twoLines, threeLines, largestCouple, smallestUnparted }: TitleSizes,
  widthAt1: (text: string) => number,
): FittedTitle {
  const steps = [oneLine, twoLines, [threeLines, 0]] as const
  const fit = (pieces: string[], glue: string) => fitPieces(pieces, glue, maxWidth, steps, widthAt1)
  const [first, second, ...more] = title.split(` ${HEART} `)
  const isTooLong = maxWidth / widthAt1(title) < oneLine[1]
  if (isTooLong && first !== undefined && second !== undefined && more.length === 0) {
    const size = Math.min(largestCouple, maxWidth / widestOf([first, second], widthAt1))
    if (size >= smallestUnparted) return { lines: [first, HEART, second], size }
  }
  const words = fit(title.split(' '), ' ')
  if (words.size >= smallestUnparted) return words
  const letters = [...graphemes.segment(title)].map(({ segment }) => segment)
  return fit(letters, '')
}

type WidthOf = (text: string) => number

function fitPieces(
  pieces: string[],
  glue: string,
  maxWidth: number,
  steps: readonly TitleSizes['oneLine'][],
  widthOf: WidthOf,
): FittedTitle {
  let fitted = { lines: [pieces.join(glue)], size: 0 }
  for (const [index, [largest, smallest]] of steps.entries()) {
    const lines = narrowest(pieces, glue, index + 1, widthOf)
    fitted = { lines, size: Math.min(largest, maxWidth / widestOf(lines, widthOf)) }
    if (fitted.size >= smallest) break
  }
  return fitted
}

const widestOf = (lines: string[], widthOf: WidthOf): number => Math.max(...lines.map(widthOf))

/** The parts in at most `lineCount` lines, divided so that the widest line is as narrow as possible. */
function narrowest(pieces: string[], glue: string, lineCount: number, widthOf: WidthOf): string[] {
  let best = [pieces.join(glue).trim()]
  if (lineCount === 1) return best
  for (let count = 1; count < pieces.length; count++) {
    const first = pieces.slice(0, count).join(glue).trim()
    const lines = [first, ...narrowest(pieces.slice(count), glue, lineCount - 1, widthOf)]
    if (widestOf(lines, widthOf) < widestOf(best, widthOf)) best = lines
  }
  return best
}
