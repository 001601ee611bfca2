// The difference of a count in words.
import { agrees } from '@lifafa/contract/endpoints/register/counts'
import { formatPaise } from '@lifafa/contract/money'
import type { RegisterSentences } from '../../../lib/register/register-sentences.ts'

/** `₹500 short`; undefined for a count that agrees, cash and cheques each. */
export function differenceInWords(
  compared: Parameters<typeof agrees>[0],
  sentences: RegisterSentences,
): string | undefined {
  const { difference_paise } = compared
  if (difference_paise < 0) return sentences.short(formatPaise(-difference_paise))
  if (difference_paise > 0) return sentences.over(formatPaise(difference_paise))
  return agrees(compared) ? undefined : sentences.differs
}
