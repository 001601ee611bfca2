// Rules for names and free text; each returns the sentence for a text that breaks it.
import { textSentences } from '../sentences/fields/text.ts'

/** The error of a text as a sentence; undefined if there is none. */
export type Rule = (text: string) => string | undefined

/** Length in Unicode code points, as PostgreSQL counts it. */
export const lengthOf = (text: string): number => [...text].length

/** The sentence of the first of `rules` that a text breaks: a field shows one error at a time. */
export const firstOf =
  (...rules: Rule[]): Rule =>
  (text) => {
    for (const rule of rules) {
      const sentence = rule(text)
      if (sentence !== undefined) return sentence
    }
    return undefined
  }

export const filled =
  (required: string): Rule =>
  (text) =>
    text === '' ? required : undefined

export const atMost =
  (max: number): Rule =>
  (text) =>
    lengthOf(text) > max ? textSentences.tooLong(max) : undefined

/**
 * Invisible characters that shape their neighbours. Indic scripts have joiners after a vowel sign or virama, and
 * between a letter and its virama (older Bengali keyboards write another one there than newer ones); Urdu has them
 * between letters; emoji have joiners, variation selectors and the tags of a flag (Scotland's). There is no lookbehind:
 * Safari before 16.4 would refuse the whole script.
 */
const SHAPING =
  '\\p{Emoji}[\\ufe0e\\ufe0f]\\u200d?|(?!\\p{DI})[\\p{M}\\p{Extended_Pictographic}\\p{Emoji_Modifier}][\\u200c\\u200d]|\\p{L}[\\u200c\\u200d](?=\\p{M})|\\p{Script=Arabic}\\u200c(?=\\p{Script=Arabic})|\\u{1f3f4}[\\u{e0030}-\\u{e0039}\\u{e0061}-\\u{e007a}]{1,6}\\u{e007f}'
const SHAPED = new RegExp(SHAPING, 'gu')
/** Controls, bidirectional overrides, zero-width characters, fillers. */
const UNSEEN = '\\p{Cc}\\p{Cf}\\p{Zl}\\p{Zp}\\p{DI}\\u2800'
/** With private use, lone surrogates, noncharacters. */
const INVISIBLE = new RegExp(`[${UNSEEN}\\p{Co}\\p{Cs}\\p{NChar}]`, 'gu')
const SHOWN = new RegExp(`${SHAPING}|[^\\s${UNSEEN}]`, 'gu')
const FORMAT = /[\p{Cf}\p{DI}\u2800]/gu

/** Without blanks and invisible characters at both ends: pasting adds them, and nobody sees them. */
export function trimInvisible(text: string): string {
  let start = text.length
  let end = 0
  for (const { 0: shown, index } of text.matchAll(SHOWN)) {
    start = Math.min(start, index)
    end = index + shown.length
  }
  return text.slice(start, end)
}

/** Without any invisible format character, and trimmed: for an address or a code, in which none can matter. Control characters stay. */
export const withoutInvisible = (text: string): string => text.replace(FORMAT, '').trim()

const MOST_QUOTED = 40

/** A word as a sentence quotes it: a long one is cut, so that it stays a sentence. */
const quoted = (word: string): string =>
  lengthOf(word) > MOST_QUOTED ? `${[...word].slice(0, MOST_QUOTED).join('')}…` : word

const isInvisible = (text: string): boolean => text.replace(SHAPED, '').search(INVISIBLE) >= 0

/** A base letter of an Indian script has at most four; more of them leave the line. */
const MOST_MARKS = 4
const STACKED = new RegExp(`\\p{M}([\\u200c\\u200d]?\\p{M}){${MOST_MARKS}}`, 'u')

/** With a blank for line breaks and tabs. */
export const onOneLine = (text: string): string => text.replace(/[\r\n\t]+/g, ' ')

/** Allows line breaks and tabs: `tidyLine` has replaced them in a text of one line. */
export const visible: Rule = (typed) => {
  const text = onOneLine(typed)
  if (isInvisible(text)) {
    const word = text.split(' ').find(isInvisible) ?? ''
    return textSentences.noInvisible(quoted(word.replace(INVISIBLE, '')))
  }
  return STACKED.test(text) ? textSentences.tooManyMarks : undefined
}

/** Endings that are names or words, too (`Mr.Dev`, `Dr.Me`), count only where a path follows. */
const LINK =
  /:\/\/|www\.|xn--|[\p{L}\p{M}\p{N}-]{2}\.(com|net|org|biz|xyz)(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}-]\.(ly|me|be|gl|to|dev|cc)\//iu
/** Endings that begin a sentence, too: none behind a number, nor with a capital, unless the whole address is in capitals. An email's is any. */
const WORDY_LINK =
  /([\p{L}\p{M}][\p{L}\p{M}\p{N}-]+|[\p{N}-][\p{L}\p{M}])\.(in|co|io|info|link|shop|app|site|online)(?![\p{L}\p{M}\p{N}])|\p{Lu}[\p{Lu}\p{N}-]+\.(IN|CO|IO|INFO|LINK|SHOP|APP|SITE|ONLINE)(?![\p{L}\p{M}\p{N}])|\S@\S+\.(\p{Ll}{2}|\p{Lu}{2})/u

/** Browsers read full-width letters and dots as plain ones. */
function isLink(word: string): boolean {
  const plain = word.normalize('NFKC').replaceAll('。', '.')
  return LINK.test(plain) || WORDY_LINK.test(plain)
}

export const noLink: Rule = (text) => {
  const link = text.split(/\s+/).find(isLink)
  return link && textSentences.noLinks(quoted(link.replace(/^\p{P}+|\p{P}+$/gu, '')))
}

export const hasLetter: Rule = (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : textSentences.needsLetter)
