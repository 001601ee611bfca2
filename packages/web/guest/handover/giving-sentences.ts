// The sentences of the living part, for whatever component of it says some.
import { createContext, use } from 'react'
import type { GivingSentences, Translations } from './giving-props.ts'

const SentencesContext = createContext<GivingSentences | undefined>(undefined)

/** Around all that speaks. */
export const SentencesProvider = SentencesContext.Provider

export function useSentences(): GivingSentences {
  const sentences = use(SentencesContext)
  if (!sentences) throw new Error('Nothing was given to say.')
  return sentences
}

/** What a rule or the server said in English, in the language of the page where it is known there. */
export const translate = (english: string, translations: Translations): string =>
  translations[english] ?? english
