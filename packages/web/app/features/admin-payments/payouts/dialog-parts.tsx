// Parts of the dialogs about a payout.
import type { AdminPayout } from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { referenceSentences as sentences } from '@lifafa/contract/sentences/references'
import { CopyButton } from '../../../lib/parts/copy-button.tsx'

/** The description of each: which payout it is. */
export const WhichPayout = ({ payout: { amount_paise, host, box } }: { payout: AdminPayout }) => (
  <span className="wrap-anywhere font-semibold text-ink">
    {adminPayoutsSentences.markPaidTo(formatPaise(amount_paise), host, box)}
  </span>
)

/** Our reference of an attempt that Razorpay was asked to pay, to be searched for in its dashboard. */
export const OurReference = ({ attempt }: { attempt: string }) => (
  <p className="flex items-center gap-2 rounded-field border border-line pl-4">
    <span className="wrap-anywhere min-w-0 flex-1 font-mono text-sm">{attempt}</span>
    <CopyButton
      text={attempt}
      label={sentences.copy(sentences.ours, attempt)}
      copied={sentences.copied}
      failed={sentences.copyFailed}
    />
  </p>
)
