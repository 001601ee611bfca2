// What the page says in place of an event box.
import type { UnavailableProps } from '@lifafa/contract/web-build'
import { pageSentences } from './page-sentences.ts'

export function unavailableSentences({ state, language }: Pick<UnavailableProps, 'state' | 'language'>) {
  const { page, busy } = pageSentences[language]
  return state === 'busy'
    ? { title: busy.busyTitle, text: busy.busyText, advice: busy.busyAdvice }
    : { title: page.unavailableTitle, text: page.unavailableText, advice: page.unavailableAdvice }
}
