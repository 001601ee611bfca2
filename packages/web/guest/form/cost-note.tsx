// Shows what the gift costs with its fee, before the payment.
import { chargePaise, feePaise, formatPaise, formatRupees } from '@lifafa/contract/money'
import { useSentences } from '../handover/giving-sentences.ts'
import { fill } from '../handover/serialized-sentences.ts'

/** `rupees` whole, 0 without a valid amount. */
export function CostNote({ rupees }: { rupees: number }) {
  const sentences = useSentences()
  const fee = formatPaise(feePaise(rupees))
  return (
    <div className="rounded-field border border-gold/45 bg-selected/55 px-4 py-3.5">
      <p className="text-muted text-sm leading-snug">{fill(sentences.feeNote, fee)}</p>
      <p
        className="mt-2 flex flex-wrap items-baseline gap-x-2 border-gold/35 border-t pt-2"
        aria-live="polite"
      >
        <span className="grow font-semibold">{sentences.youPay}</span>{' '}
        {rupees > 0 && (
          <span className="text-muted tabular-nums">{`${formatRupees(rupees)} + ${fee} =`}</span>
        )}{' '}
        <span className="ml-auto font-heading text-[1.75rem] leading-none">
          {formatPaise(chargePaise(rupees))}
        </span>
      </p>
    </div>
  )
}
