// What the page says about a payment: never of a failure where it may yet succeed (faults 19 and 34).
import type { Waiting } from './follow-payment.ts'
import type { GivingProps } from './giving-props.ts'
import { translate } from './giving-sentences.ts'
import { NotOpened } from './not-opened.ts'
import type { NoticeProps } from './notice.tsx'
import type { GivingSentences } from './page-sentences.ts'

/** How the page came to ask: it was loaded, the checkout was left, or the server could not be had. */
export type Came = 'loaded' | 'left' | 'unserved'

/** The only failure that is told of a payment; the spec has it for a proof that is not genuine. */
export const notGenuine = (sentences: GivingSentences): NoticeProps => ({
  tone: 'problem',
  text: sentences.verifyFailed,
})

/** While it is not known to be paid. `giveAnother`: the way on for whoever has waited. */
export function waitingNotice(
  { state, isLong }: Waiting,
  came: Came,
  sentences: GivingSentences,
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

/** No order was opened, so nothing was charged; where the sentence says so, it is said once. */
export function unopenedNotice(
  error: unknown,
  { sentences, translations }: Pick<GivingProps, 'sentences' | 'translations'>,
): NoticeProps {
  const { why, said } = error instanceof NotOpened ? error : new NotOpened('createOrderFailed')
  const text = said === undefined ? sentences[why] : translate(said, translations)
  const isSaid = why === 'unreachable' || said?.includes('not been charged')
  return { tone: 'problem', text, advice: isSaid ? undefined : sentences.nothingCharged }
}
