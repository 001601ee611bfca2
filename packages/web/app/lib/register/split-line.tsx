// The sums of all gifts of an event by kind, in one quiet line.
import type { Split } from '@lifafa/contract/endpoints/register/split'
import { formatGrams } from '@lifafa/contract/grams'
import { formatPaise } from '@lifafa/contract/money'
import { type GiftSplitSentences, useGiftSplitSentences } from './register-sentences.ts'

/** Kinds of which nothing was given are left out. */
export const splitParts = (split: Split, sentences: GiftSplitSentences): string[] =>
  [
    split.online_paise > 0 && sentences.online(formatPaise(split.online_paise)),
    split.cash_paise > 0 && sentences.cash(formatPaise(split.cash_paise)),
    split.cheque_paise > 0 && sentences.cheques(formatPaise(split.cheque_paise)),
    split.upi_paise > 0 && sentences.upi(formatPaise(split.upi_paise)),
    split.gold_milligrams > 0 && sentences.gold(formatGrams(split.gold_milligrams)),
    split.silver_milligrams > 0 && sentences.silver(formatGrams(split.silver_milligrams)),
    split.things > 0 && sentences.things(split.things),
    split.without_amount > 0 && sentences.withoutAmount(split.without_amount),
  ].filter((part) => part !== false)

export function SplitLine({ split, className }: { split: Split; className?: string }) {
  const parts = splitParts(split, useGiftSplitSentences())
  return (
    <ul className={`flex flex-wrap gap-x-2 tabular-nums ${className ?? ''}`}>
      {parts.map((part, place) => (
        <li key={part} className="whitespace-nowrap">
          {part}
          {place < parts.length - 1 && <span aria-hidden="true"> ·</span>}
        </li>
      ))}
    </ul>
  )
}
