// Amounts to choose with one tap: an odd rupee is auspicious. They are radio buttons, so that a tap counts before
// hydration.
import { QUICK_AMOUNTS_RUPEES } from '@lifafa/contract/limits'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { useSentences } from '../handover/giving-sentences.ts'

/** The name of the radio group in the form. */
export const quickAmount = 'quick'

interface AmountChipsProps {
  /** Whole rupees now in the amount field, undefined where it contains no valid amount. */
  rupees: number | undefined
  /** `amount`: as it stands in the field. */
  onChoose: (amount: string) => void
}

export function AmountChips({ rupees, onChoose }: AmountChipsProps) {
  return (
    <div
      role="radiogroup"
      aria-label={useSentences().quickAmounts}
      className="mt-2.5 grid grid-cols-3 gap-1.5 min-[20rem]:grid-cols-5"
    >
      {QUICK_AMOUNTS_RUPEES.map((amount) => (
        <label key={amount} className="relative">
          <input
            type="radio"
            name={quickAmount}
            value={amount}
            checked={amount === rupees}
            onChange={() => onChoose(formatCount(amount))}
            className="peer absolute inset-0 z-10 size-full cursor-pointer opacity-0"
          />
          <span
            translate="no"
            className="flex min-h-12 items-center justify-center rounded-full border border-field-line/70 bg-card font-semibold text-[0.95rem] text-ink transition-[background-color,border-color,scale] duration-150 peer-checked:border-marigold peer-checked:bg-selected peer-checked:text-selected-ink peer-checked:ring-1 peer-checked:ring-marigold peer-checked:ring-inset peer-hover:border-marigold peer-active:scale-95 peer-focus-visible:outline-3 peer-focus-visible:outline-marigold peer-focus-visible:outline-offset-2 sm:text-base"
          >
            {formatRupees(amount)}
          </span>
        </label>
      ))}
    </div>
  )
}
