// Provides the sentences of the hydrated part to its components.
import { createContext, use } from 'react'
import type { GivingSentences, Translations } from './giving-props.ts'

const SentencesContext = createContext<GivingSentences | undefined>(undefined)

/** Wraps all components that show sentences. */
export const SentencesProvider = SentencesContext.Provider

export function useSentences(): GivingSentences {
  const sentences = use(SentencesContext)
  if (!sentences) throw new Error('No SentencesProvider')
  return sentences
}

/** Stands for the guest's word in the translation of a sentence that quotes it: “…”. */
export const ANY_WORD = '…'

/** Translates a sentence of a rule or the server into the page's language, where a translation is known. */
export function translate(english: string, translations: Translations): string {
  const [, word = ''] = /“(.*)”/.exec(english) ?? []
  const translated = translations[english] ?? translations[english.replace(/“.*”/, `“${ANY_WORD}”`)]
  return translated?.replace(ANY_WORD, () => word) ?? english
}
