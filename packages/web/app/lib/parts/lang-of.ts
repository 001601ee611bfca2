// The language of what people wrote, by its script: a screen reader on an English page needs it to read a name in another, and a translator
// would make other names of it.
const SCRIPTS = Object.entries({
  // First: English, the language of the page.
  Latin: undefined,
  Devanagari: 'hi',
  Bengali: 'bn',
  Gurmukhi: 'pa',
  Gujarati: 'gu',
  Oriya: 'or',
  Tamil: 'ta',
  Telugu: 'te',
  Kannada: 'kn',
  Malayalam: 'ml',
  Arabic: 'ur',
}).map(([script, lang]) => ({ letters: new RegExp(`\\p{Script=${script}}`, 'gu'), lang }))

/** For the attribute `lang`: the language that is most written in the script of most letters; undefined for English. */
export function langOf(text: string): string | undefined {
  const counts = SCRIPTS.map(({ letters, lang }) => ({ lang, count: text.match(letters)?.length ?? 0 }))
  return counts.reduce((most, script) => (script.count > most.count ? script : most)).lang
}

/** For an element that shows only what people wrote. Nothing where they wrote nothing: a sentence of ours stands there. */
export const written = (text: string | null) =>
  text ? ({ lang: langOf(text), translate: 'no' } as const) : {}
