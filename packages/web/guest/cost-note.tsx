// What the gift costs with its fee, before anybody pays.
import { chargePaise, feePaise, formatPaise } from '@lifafa/contract/money'
import { givingSentences } from '@lifafa/contract/sentences/giving'

/** `rupees` whole, 0 while no valid amount is written. */
export function CostNote({ rupees }: { rupees: number }) {
  return (
    <div className="rounded-field border border-gold/45 bg-selected/55 px-4 py-3.5">
      <p className="text-muted text-sm leading-snug">
        {givingSentences.feeNote(formatPaise(feePaise(rupees)))}
      </p>
      <p
        className="mt-2 flex items-baseline justify-between gap-4 border-gold/35 border-t pt-2"
        aria-live="polite"
      >
        <span className="font-semibold">You pay</span>
        <span className="font-heading text-[1.75rem] leading-none">{formatPaise(chargePaise(rupees))}</span>
      </p>
    </div>
  )
}
