// Title and text of the guest’s page where no event box is shown: closed, missing, requested too often, or broken.
import { failures } from '@lifafa/contract/failures'
import type { UnavailableProps } from '@lifafa/contract/web-build'
import { pageSentences } from './page-sentences.ts'

type Known = Pick<UnavailableProps, 'state' | 'language' | 'failure' | 'reference'>

export function unavailableSentences({ state, language, failure = 'unexpected', reference = '' }: Known) {
  const { page, busy, giving, translations } = pageSentences[language]
  const { message } = failures[failure]
  switch (state) {
    case 'unavailable':
      return { title: page.unavailableTitle, text: page.unavailableText, advice: page.unavailableAdvice }
    case 'busy':
      return { title: busy.busyTitle, text: busy.busyText, advice: busy.busyAdvice }
    case 'broken':
      return { title: translations[message] ?? message, text: giving.loadAgain, advice: reference }
  }
}
