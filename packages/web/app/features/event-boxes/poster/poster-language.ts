// The names of the posters' templates, in the language of the page.
import { POSTERS, type PosterLanguage } from '@lifafa/contract/posters/printed-posters'
import { languageNames } from '@lifafa/contract/sentences/host/language-names'
import { printSentences } from '@lifafa/contract/sentences/host/print'
import { useSentences } from '../../../lib/language/language.tsx'

export function useTemplateWords(): (language: PosterLanguage) => { name: string; look: string } {
  const names = useSentences('languageNames', languageNames)
  const { combined, looks } = useSentences('print', printSentences)
  return (language) => {
    const [first, second] = POSTERS[language]
    if (second) return { name: combined, look: looks.combined }
    return { name: names[first], look: first === 'en' ? looks.en : looks.other }
  }
}
