// Says how much money cannot be paid until the host mends the UPI ID or the bank account, and leads there.

import type { MoneyPart } from '@lifafa/contract/endpoints/box-money'
import { formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { fixOf, moneySentence, moneySentences } from '@lifafa/contract/sentences/host/money'
import { paths } from '../../paths.ts'
import { useSentences } from '../language/language.tsx'
import { SetupCard } from './setup-card.tsx'

interface ActionNeededCardProps {
  /** The sum of all boxes that the card tells of. */
  paise: number
  parts: readonly MoneyPart[]
}

/** Nothing where nothing needs the host. */
export function ActionNeededCard({ paise, parts }: ActionNeededCardProps) {
  const sentences = useSentences('money', moneySentences)
  const sentenceOf = useSentences('moneyPart', moneySentence)
  const part = parts.find(({ state }) => state === 'action-needed')
  const fix = part && fixOf(part)
  if (!fix) return null
  return (
    <SetupCard
      isUrgent
      title={sentences.cannotBePaid(formatRupees(paiseToRupees(paise)))}
      text={sentenceOf(part)}
      action={sentences[fix.label]}
      href={paths.settings.href(fix.section)}
    />
  )
}
