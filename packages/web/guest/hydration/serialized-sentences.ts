// Serializes sentences for the browser: JSON has no functions, so each function's argument becomes a gap.

/** A character that no sentence contains. */
const GAP = '\u0000'

type Sentence = string | ((word: string) => string)

/** Each sentence as text, with a gap instead of an argument. */
export type SerializedSentences<Sentences> = { readonly [Name in keyof Sentences]: string }

/** Sentences as data, to be filled in with `fill`. */
export const serialize = <Sentences extends Record<string, Sentence>>(
  sentences: Sentences,
): SerializedSentences<Sentences> =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [
      name,
      typeof sentence === 'function' ? sentence(GAP) : sentence,
    ]),
  ) as SerializedSentences<Sentences>

/** The parts of a serialized sentence around its gap. */
export const aroundGap = (sentence: string): string[] => sentence.split(GAP)

/** The sentence with `word` in its gap. */
export const fill = (sentence: string, word: string): string => aroundGap(sentence).join(word)
