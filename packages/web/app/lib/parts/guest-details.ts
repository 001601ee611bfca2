// The words for a guest's phone and address where there are none.
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'

/** `word`: for what the guest never gave. `said`: in the language of the page. */
export const missing = (
  { erased }: Pick<GuestContribution, 'erased'>,
  word: string,
  said: { erased: string } = guestsSentences,
): string => (erased ? said.erased : word)
