// Rules for names and free text; each returns the sentence for a text that breaks it.
import { textSentences } from '../sentences/fields/text.ts'

/** The error of a text as a sentence; undefined where there is none. */
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
 * Invisible characters that shape their neighbours: joiners after a vowel sign or virama and between a letter and its
 * virama (Indic scripts), between letters (Urdu), and joiners and variation selectors in emoji.
 * Written without lookbehind, which Safari before 16.4 refuses together with the whole script.
 */
const SHAPING =
  /\p{Emoji}[\ufe0e\ufe0f]\u200d?|(?!\p{DI})[\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}][\u200c\u200d]|\p{L}\u200d(?=\p{M})|\p{Script=Arabic}\u200c(?=\p{Script=Arabic})/gu
/** Controls, bidirectional overrides, zero-width characters, fillers, private use, lone surrogates. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{DI}\p{NChar}\u2800]/u

export const visible: Rule = (text) =>
  INVISIBLE.test(text.replace(SHAPING, '')) ? textSentences.noInvisible : undefined
/** As `visible`, with line breaks and tabs allowed. */
export const visibleLines: Rule = (text) => visible(text.replace(/[\r\n\t]/g, ''))

/** Endings that are names or words too (`Mr.Dev`, `Dr.Me`) count only where a path follows. */
const LINK =
  /:\/\/|www\.|[\p{L}\p{M}\p{N}@-]{2}\.(com|net|org|info|biz|xyz|link|shop|app|site|online|in|io|co)(?![\p{L}\p{M}\p{N}])|[\p{L}\p{M}\p{N}-]\.(ly|me|be|gl|to|dev|cc)\//iu

export const noLink: Rule = (text) => (LINK.test(text) ? textSentences.noLinks : undefined)

export const hasLetter: Rule = (text) => (/[\p{L}\p{N}]/u.test(text) ? undefined : textSentences.needsLetter)
