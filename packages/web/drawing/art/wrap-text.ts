// Breaks text into lines: at its own line breaks, between words, and inside a word only where it is wider than a line.

/** Splits text into graphemes: a Devanagari letter is never parted from its vowel sign. */
const graphemes = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** `widthOf` measures in the unit of `maxWidth`. An empty line of the text stays one. */
export function wrapText(text: string, maxWidth: number, widthOf: (text: string) => number): string[] {
  const fits = (line: string) => widthOf(line) <= maxWidth
  return text.split('\n').flatMap((paragraph) => {
    const lines: string[] = []
    let line = ''
    for (const word of paragraph.split(/ +/)) {
      const longer = line === '' ? word : `${line} ${word}`
      if (fits(longer)) {
        line = longer
        continue
      }
      if (line !== '') lines.push(line)
      const parts = partsOf(word, fits)
      lines.push(...parts.slice(0, -1))
      line = parts.at(-1) ?? ''
    }
    return [...lines, line]
  })
}

/** The word, or where it does not fit, parts of it that do; a grapheme that is too wide is a part of its own. */
function partsOf(word: string, fits: (text: string) => boolean): string[] {
  if (fits(word)) return [word]
  const parts: string[] = []
  let part = ''
  for (const { segment } of graphemes.segment(word)) {
    if (part !== '' && !fits(part + segment)) {
      parts.push(part)
      part = ''
    }
    part += segment
  }
  return [...parts, part]
}
