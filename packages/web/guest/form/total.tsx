// The cost of the gift: the note about the fee beside the amount, and the total beside the button.
import { chargePaise, feePaise, formatPaise, formatRupees } from '@lifafa/contract/money'
import { useSentences } from '../hydration/giving-sentences.ts'
import { fill } from '../hydration/serialized-sentences.ts'

interface CostProps {
  /** Whole, undefined without a valid amount. */
  rupees: number | undefined
}

export function FeeNote({ rupees }: CostProps) {
  const fee = rupees ? formatPaise(feePaise(rupees)) : ''
  return (
    // The sentence grows by the fee, but not the space that it takes.
    <p className="-mt-2.5 min-h-15 text-muted min-[22rem]:min-h-10 text-sm leading-snug">
      {fill(useSentences().feeNote, fee).replace(' ()', '')}
    </p>
  )
}

export function Total({ rupees }: CostProps) {
  const sentences = useSentences()
  return (
    <p
      className="flex-none whitespace-nowrap leading-tight not-empty:mr-3 sm:not-empty:mr-5"
      aria-live="polite"
    >
      {rupees && (
        <span>
          <span className="text-muted text-sm">{sentences.youPay}</span>{' '}
          <span className="text-muted text-sm max-sm:sr-only low:sr-only" translate="no">
            {`${formatRupees(rupees)} + ${formatPaise(feePaise(rupees))} =`}
          </span>{' '}
          <span className="block font-heading text-2xl" translate="no">
            {formatPaise(chargePaise(rupees))}
          </span>
        </span>
      )}
    </p>
  )
}
