// Title and text of the guest’s page where no event box is shown: closed, missing, or requested too often.
import type { UnavailableProps } from '@lifafa/contract/web-build'
import { pageSentences } from './page-sentences.ts'

export function unavailableSentences({ state, language }: Pick<UnavailableProps, 'state' | 'language'>) {
  const { page, busy } = pageSentences[language]
  return state === 'busy'
    ? { title: busy.busyTitle, text: busy.busyText, advice: busy.busyAdvice }
    : { title: page.unavailableTitle, text: page.unavailableText, advice: page.unavailableAdvice }
}
