// Says how much money cannot be paid until the host mends the UPI ID, and leads to its field.
import type { MoneyPart } from '@lifafa/contract/endpoints/box-money'
import { formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { fixLabel, moneySentence, moneySentences as sentences } from '@lifafa/contract/sentences/host/money'
import { paths } from '../../paths.ts'
import { SetupCard } from './setup-card.tsx'

interface ActionNeededCardProps {
  /** The sum of all boxes that the card tells of. */
  paise: number
  parts: readonly MoneyPart[]
}

/** Nothing where nothing needs the host. */
export function ActionNeededCard({ paise, parts }: ActionNeededCardProps) {
  const part = parts.find(({ state }) => state === 'action-needed')
  const action = fixLabel(part?.reason ?? null)
  if (!part || action === undefined) return null
  return (
    <SetupCard
      isUrgent
      title={sentences.cannotBePaid(formatRupees(paiseToRupees(paise)))}
      text={moneySentence(part)}
      action={action}
      href={paths.settings.href('upi-id')}
    />
  )
}
