// The words for a guest's phone and address where there are none.
import type { GuestContribution } from '@lifafa/contract/endpoints/guests'
import { guestsSentences as sentences } from '@lifafa/contract/sentences/host/guests'

/** `word`: for what the guest never gave. */
export const missing = ({ erased }: Pick<GuestContribution, 'erased'>, word: string): string =>
  erased ? sentences.erased : word
