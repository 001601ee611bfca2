// The one thing that the host has to do next before money can be given or paid: a card, and a link to it in the first tile.
import { formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { fixOf, moneySentences } from '@lifafa/contract/sentences/host/money'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { ActionNeededCard } from '../../lib/setup/action-needed-card.tsx'
import { GuestsWaitCard, settingsFor } from '../../lib/setup/guests-wait-card.tsx'
import { SetupCard } from '../../lib/setup/setup-card.tsx'
import { UpiIdQuestionCard } from '../../lib/upi-id/upi-id-question-card.tsx'
import { paths } from '../../paths.ts'
import type { Dashboard } from './dashboard-query.ts'

/** `said` stands before the link in the tile. */
type Need = { said?: string; link: string; href: string; card: ReactNode }

/** The most urgent first. Undefined where nothing needs the host. */
export function needOf(data: Dashboard): Need | undefined {
  const { guests_wait_for, money, wrong_upi_id, needs_upi_id, asks_upi_id } = data
  const href = paths.settings.href('upi-id')
  const stuckPaise = money.sums_paise['action-needed']
  if (stuckPaise > 0) {
    const parts = money.boxes.flatMap((box) => box.parts)
    const stuck = parts.find(({ state }) => state === 'action-needed')
    const fix = stuck && fixOf(stuck)
    return {
      said: `${moneySentences.cannotBePaid(formatRupees(paiseToRupees(stuckPaise)))}.`,
      link: fix?.label ?? moneySentences.fixUpiId,
      href: paths.settings.href(fix?.section ?? 'upi-id'),
      card: <ActionNeededCard paise={stuckPaise} parts={parts} />,
    }
  }
  if (guests_wait_for !== null)
    return {
      link: linkedAccountSentences.waitingTitle,
      href: settingsFor(guests_wait_for),
      card: <GuestsWaitCard obstacle={guests_wait_for} />,
    }
  if (wrong_upi_id !== null)
    return {
      link: moneySentences.fixUpiId,
      href,
      card: (
        <SetupCard
          isUrgent
          title={upiIdSentences.wrongTitle}
          text={wrong_upi_id === 'upi-id-not-found' ? upiIdSentences.notFound : upiIdSentences.denied}
          action={moneySentences.fixUpiId}
          href={href}
        />
      ),
    }
  if (needs_upi_id)
    return {
      link: dashboardSentences.upiAction,
      href,
      card: (
        <SetupCard
          title={dashboardSentences.upiTitle}
          text={dashboardSentences.upiText}
          action={dashboardSentences.upiAction}
          href={href}
        />
      ),
    }
  return asks_upi_id ? { link: upiIdSentences.title, href, card: <UpiIdQuestionCard /> } : undefined
}

export const NeedLink = ({ said, link, href }: Need) => (
  <>
    <span>{said}</span>{' '}
    <Link
      to={href}
      prefetch="intent"
      className="-my-3 inline-flex items-center gap-1.5 rounded-field py-3 font-semibold text-saffron underline underline-offset-4"
    >
      {link}
      <ArrowRight className="size-4" aria-hidden="true" />
    </Link>
  </>
)
