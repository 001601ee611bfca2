// Writes names of Latin letters in Devanagari, for lists that are read and sorted in Hindi. The name as it was typed stands beside it.
import { KNOWN_NAMES } from './known-names.ts'

const VIRAMA = '\u094d'
const NASAL = 'ं'

/** Longer ones first. */
const CONSONANTS = Object.entries({
  ...{ chh: 'छ', ksh: 'क्ष', kh: 'ख', gh: 'घ', ch: 'च', jh: 'झ', th: 'थ', dh: 'ध', ph: 'फ', bh: 'भ', sh: 'श' },
  ...{
    b: 'ब',
    c: 'क',
    d: 'द',
    f: 'फ़',
    g: 'ग',
    h: 'ह',
    j: 'ज',
    k: 'क',
    l: 'ल',
    m: 'म',
    n: 'न',
    p: 'प',
    q: 'क़',
  },
  ...{ r: 'र', s: 'स', t: 'त', v: 'व', w: 'व', x: 'क्स', y: 'य', z: 'ज़' },
})
/** With the sign that follows a consonant. */
const VOWELS = Object.entries({
  ...{ aa: 'आा', ai: 'ऐै', au: 'औौ', ee: 'ईी', ei: 'ऐै', oo: 'ऊू', ou: 'औौ' },
  ...{ a: 'अ', e: 'एे', i: 'इि', o: 'ओो', u: 'उु' },
})
/** At the end of a word these vowels are long. */
const LONG_AT_END: Readonly<Record<string, string>> = { a: 'आा', i: 'ईी', u: 'ऊू' }

type Sound = { latin: string; written: string; isVowel: boolean }

function soundsOf(word: string): Sound[] {
  const sounds: Sound[] = []
  for (let rest = word; rest !== ''; ) {
    const startsIt = ([latin]: [string, string]) => rest.startsWith(latin)
    const vowel = VOWELS.find(startsIt)
    const [latin, written] = vowel ?? CONSONANTS.find(startsIt) ?? [rest.charAt(0), rest.charAt(0)]
    sounds.push({ latin, written, isVowel: vowel !== undefined })
    rest = rest.slice(latin.length)
  }
  return sounds
}

/** Two consonants are joined where they are mostly written so: शर्मा, प्रिया, श्वेता, मुन्ना. Others keep a silent अ: कमला. */
const areJoined = (one: string, other: string): boolean =>
  one === 'r' || /^[ryvw]$/.test(other) || one === other || (one === 's' && /^(t|th|k|p|m|n)$/.test(other))

const isNasal = (one: string, other: string): boolean =>
  (one === 'n' && !/^([nmyrlvwh])$/.test(other)) || (one === 'm' && /^[pb]/.test(other))

function spelled(word: string): string {
  // Shelly, Bobby. There is no lookbehind: Safari before 16.4 would refuse the whole script.
  const sounds = soundsOf(word.replace(/([^aeiou])y$/, '$1i'))
  const isShort = sounds.filter(({ isVowel }) => isVowel).length === 1
  return sounds
    .map(({ latin, written, isVowel }, at) => {
      const [before, next] = [sounds[at - 1], sounds[at + 1]]
      if (isVowel) {
        // Ram, Lal, Khan.
        const isLong = next === undefined || (isShort && latin === 'a')
        const [alone = '', sign = ''] = (isLong && LONG_AT_END[latin]) || written
        return before && !before.isVowel ? sign : alone
      }
      if (!next || next.isVowel) return written
      if (isNasal(latin, next.latin)) return NASAL
      return areJoined(latin, next.latin) ? written + VIRAMA : written
    })
    .join('')
}

/** With an apostrophe in it: D’Souza. */
const LATIN_WORD = /\p{Script=Latin}+(?:['’]\p{Script=Latin}+)*/gu

/** `Sunita Devi` as `सुनीता देवी`; empty for a name without Latin letters. Vowels of rare names may be too short. */
export function devanagariReading(name: string): string {
  const written = name.normalize('NFC').replace(LATIN_WORD, (typed) => {
    const word = typed
      .normalize('NFD')
      .replace(/[\p{M}'’]/gu, '')
      .toLowerCase()
    return KNOWN_NAMES.get(word) ?? spelled(word)
  })
  return written === name.normalize('NFC') ? '' : written
}

/** From अ to ज्ञ, each by its name or its reading; those without one are last. Alike ones stay in their order. */
export function inHindiOrder<Item>(items: readonly Item[], nameOf: (item: Item) => string): Item[] {
  const keyed = items.map((item) => ({ item, key: devanagariReading(nameOf(item)) || nameOf(item) }))
  return keyed
    .sort((one, other) =>
      one.key === '' || other.key === ''
        ? Number(one.key === '') - Number(other.key === '')
        : one.key.localeCompare(other.key, 'hi'),
    )
    .map(({ item }) => item)
}
