// Amounts to give with one tap: an odd rupee is auspicious.
import { QUICK_AMOUNTS_RUPEES } from '@lifafa/contract/limits'
import { formatRupees } from '@lifafa/contract/money'
import { classNames } from '../app/ui/class-names.ts'

interface AmountChipsProps {
  /** Whole rupees now in the amount field, undefined where it holds no valid amount. */
  rupees: number | undefined
  onChoose: (rupees: number) => void
}

export function AmountChips({ rupees, onChoose }: AmountChipsProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a visible legend; the field's label is there already
    <div role="group" aria-label="Quick amounts" className="mt-3 flex flex-wrap gap-2">
      {QUICK_AMOUNTS_RUPEES.map((amount) => (
        <button
          key={amount}
          type="button"
          aria-pressed={amount === rupees}
          onClick={() => onChoose(amount)}
          className={classNames(
            'min-h-12 grow basis-[28%] rounded-full min-[26rem]:basis-0 border px-2 font-semibold tabular-nums transition-[background-color,border-color,transform] duration-150 active:scale-95',
            amount === rupees
              ? 'border-marigold bg-selected text-selected-ink ring-1 ring-marigold ring-inset'
              : 'border-field-line/70 bg-card text-ink hover:border-marigold hover:bg-selected/50',
          )}
        >
          {formatRupees(amount)}
        </button>
      ))}
    </div>
  )
}
