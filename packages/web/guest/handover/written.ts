// Sentences on their way to the browser: data cannot hold a function, so what is filled in leaves a gap.

/** Stands in no sentence. */
const GAP = '\u0000'

type Sentence = string | ((word: string) => string)

/** Each sentence as text. */
export type Written<Sentences> = { readonly [Name in keyof Sentences]: string }

/** Sentences as data, to be filled in with `fill`. */
export const write = <Sentences extends Record<string, Sentence>>(sentences: Sentences): Written<Sentences> =>
  Object.fromEntries(
    Object.entries(sentences).map(([name, sentence]) => [
      name,
      typeof sentence === 'function' ? sentence(GAP) : sentence,
    ]),
  ) as Written<Sentences>

/** A written sentence around its gap. */
export const aroundGap = (written: string): string[] => written.split(GAP)

/** The whole sentence. */
export const fill = (written: string, word: string): string => aroundGap(written).join(word)
