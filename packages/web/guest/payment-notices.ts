// What the page says about a payment: never of a failure where it may yet succeed (faults 19 and 34).
import { givingSentences as sentences } from '@lifafa/contract/sentences/giving'
import type { Waiting } from './follow-payment.ts'
import type { NoticeProps } from './notice.tsx'

/** How the page came to ask: it was loaded, the checkout was left, or the server could not be had. */
export type Came = 'loaded' | 'left' | 'unserved'

/** The only failure that is told of a payment; the spec has it for a proof that is not genuine. */
export const notGenuine: NoticeProps = { tone: 'problem', text: sentences.verifyFailed }

/** While it is not known to be paid. `giveAnother`: the way on for whoever has waited. */
export function waitingNotice(
  { state, isLong }: Waiting,
  came: Came,
  giveAnother: () => void,
): NoticeProps | undefined {
  const say = (text: string): NoticeProps => ({ tone: 'waiting', text })
  if (state === 'pending')
    return isLong
      ? { ...say(sentences.confirmingLong), action: { label: sentences.giveAnother, onPress: giveAnother } }
      : say(sentences.confirming)
  if (state === 'unknown' && came === 'unserved') return say(sentences.openedBefore)
  // Whoever comes back to a form that nobody began to pay reads nothing.
  return state === 'none' && came === 'loaded' ? undefined : say(sentences.dismissed)
}

/** No order was opened, so nothing was charged; where the server's sentence says so, it is said once. */
export function unopenedNotice(error: unknown): NoticeProps {
  const text = error instanceof Error ? error.message : sentences.createOrderFailed
  const isSaid = text.includes('not been charged')
  return { tone: 'problem', text, advice: isSaid ? undefined : sentences.nothingCharged }
}
