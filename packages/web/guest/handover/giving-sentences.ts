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

/** Translates a sentence of a rule or the server into the page's language, where a translation is known. */
export const translate = (english: string, translations: Translations): string =>
  translations[english] ?? english
