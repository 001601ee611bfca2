// The words for a guest's name, phone and address where there are none.
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'

/** `word`: for what the guest never gave. `said`: in the language of the page. */
export const missing = (
  { erased }: Pick<GuestContribution, 'erased'>,
  word: string,
  said: { erased: string },
): string => (erased ? said.erased : word)

export const shownName = (
  guest: Pick<GuestContribution, 'name' | 'erased'>,
  said: { noName: string; erased: string },
): string => guest.name || missing(guest, said.noName, said)
