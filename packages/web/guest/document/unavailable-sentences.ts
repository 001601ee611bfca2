// What the page says in place of an event box.
import type { UnavailableProps } from '@lifafa/contract/web-build'
import { pageSentences } from './page-sentences.ts'

export function unavailableSentences({ state, language }: Pick<UnavailableProps, 'state' | 'language'>) {
  const { page } = pageSentences[language]
  return state === 'busy'
    ? { title: page.busyTitle, text: page.busyText, advice: page.busyAdvice }
    : { title: page.unavailableTitle, text: page.unavailableText, advice: page.unavailableAdvice }
}
