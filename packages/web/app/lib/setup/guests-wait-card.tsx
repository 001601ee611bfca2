// Tells a host why guests cannot give yet, where gifts go to a linked account, and leads to what is missing.

import type { LinkedAccountObstacle } from '@lifafa/contract/linked-accounts/states'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import { paths } from '../../paths.ts'
import { useSentences } from '../language/language.tsx'
import { SetupCard } from './setup-card.tsx'

/** The part of the settings that says what guests wait for; the UPI ID is at their top. */
export const settingsFor = (obstacle: LinkedAccountObstacle): string =>
  paths.settings.href(obstacle === 'no-upi-id' ? undefined : 'gifts')

export function GuestsWaitCard({ obstacle }: { obstacle: LinkedAccountObstacle }) {
  const sentences = useSentences('linkedAccounts', linkedAccountSentences)
  return (
    <SetupCard
      title={sentences.waitingTitle}
      text={sentences.states[obstacle]}
      action={sentences.waitingAction}
      href={settingsFor(obstacle)}
    />
  )
}
