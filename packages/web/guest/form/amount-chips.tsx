// Amounts to choose with one tap: an odd rupee is auspicious. They are radio buttons, so that a tap counts before
// hydration. In one line, which scrolls: a second one would move the form down.
import { QUICK_AMOUNTS_RUPEES } from '@lifafa/contract/limits'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { useSentences } from '../hydration/giving-sentences.ts'

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
      className="-m-1 mt-1.5 flex gap-1.5 overflow-x-auto p-1"
    >
      {QUICK_AMOUNTS_RUPEES.map((amount) => (
        <label key={amount} className="relative flex-auto">
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
            className="flex min-h-12 min-w-16 items-center justify-center rounded-full border border-field-line/70 bg-card px-2 font-semibold text-[0.95rem] text-ink transition-[background-color,border-color,scale] duration-150 peer-checked:border-marigold peer-checked:bg-selected peer-checked:text-selected-ink peer-checked:ring-1 peer-checked:ring-marigold peer-checked:ring-inset peer-hover:border-marigold peer-active:scale-95 peer-focus-visible:outline-3 peer-focus-visible:outline-marigold peer-focus-visible:outline-offset-2"
          >
            {formatRupees(amount)}
          </span>
        </label>
      ))}
    </div>
  )
}
