// How wide the longest word of a title is: it is set smaller where it would be cut.
const letters = new Intl.Segmenter('hi', { granularity: 'grapheme' })

const LATIN = /^\p{Script=Latin}/u

/** In Latin letters: of other scripts a letter, with its vowel sign, is as wide as two. */
export const longestWordWidth = (title: string): number =>
  Math.max(
    ...title
      .split(/\s+/)
      .map((word) =>
        [...letters.segment(word)].reduce((sum, { segment }) => sum + (LATIN.test(segment) ? 1 : 2), 0),
      ),
  )
