// Translates errors of rules and of the server from English into Hindi.

/** Sentences by name, each group beside its Hindi. */
export type Groups = readonly (readonly [english: object, hindi: object])[]

type Said = (word: string) => string
/** An English sentence, or the text before and after its word, with the Hindi. */
type Known = { before: string; after: string; say: Said }

const GAP = '\u0000'

const knownOf = (groups: Groups): readonly Known[] =>
  groups.flatMap(([english, hindi]) =>
    Object.entries(hindi).flatMap(([name, said]: [string, unknown]) => {
      const of = (english as Record<string, unknown>)[name]
      if (typeof of === 'string' && typeof said === 'string')
        return { before: of, after: '', say: () => said }
      if (typeof of !== 'function' || of.length !== 1) return []
      const [before = '', after = ''] = String(of(GAP)).split(GAP)
      const say = said as Said
      return [
        { before, after, say },
        { before: String(of('')), after: '', say },
      ]
    }),
  )

/** Undefined for a sentence of none of the groups. */
export function hindiOf(groups: Groups): (english: string) => string | undefined {
  const known = knownOf(groups)
  return (english) => {
    for (const { before, after, say } of known) {
      if (english === before + after) return say('')
      const hasWord = after !== '' && english.startsWith(before) && english.endsWith(after)
      if (hasWord) return say(english.slice(before.length, english.length - after.length))
    }
    return undefined
  }
}
