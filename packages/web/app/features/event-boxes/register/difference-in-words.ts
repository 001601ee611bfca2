// The difference of a count in words.
import { formatPaise } from '@lifafa/contract/money'
import type { RegisterSentences } from '../../../lib/register/register-sentences.ts'

interface Compared {
  difference_paise: number
  counted_cheques_paise: number
  expected_cheques_paise: number
}

/** `₹500 short`; undefined for a count that agrees, cash and cheques each. */
export function differenceInWords(
  { difference_paise, counted_cheques_paise, expected_cheques_paise }: Compared,
  sentences: RegisterSentences,
): string | undefined {
  if (difference_paise < 0) return sentences.short(formatPaise(-difference_paise))
  if (difference_paise > 0) return sentences.over(formatPaise(difference_paise))
  return counted_cheques_paise === expected_cheques_paise ? undefined : sentences.differs
}
