// The one thing that the host has to do next before money can be given or paid: a card, and a link to it in the first tile.

import { formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { fixOf, moneySentences } from '@lifafa/contract/sentences/host/money'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { ArrowRight } from 'lucide-react'
import { type ReactNode, Suspense, useId } from 'react'
import { Link } from 'react-router'
import { useSentences } from '../../lib/language/language.tsx'
import { ActionNeededCard, GuestsWaitCard, SetupCard, settingsFor } from '../../lib/setup/setup-cards.tsx'
import { UpiIdQuestion } from '../../lib/upi-id/lazy-upi-id-question.ts'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'
import type { Dashboard } from './dashboard-query.ts'

/** `said` stands before the link in the tile. */
export type Need = { said?: string; link: string; href: string; card: ReactNode }

/** The most urgent first. Undefined where nothing needs the host, and without data. */
export function useNeed(data: Dashboard | undefined): Need | undefined {
  const dashboard = useSentences('dashboard', dashboardSentences)
  const ofMoney = useSentences('money', moneySentences)
  const ofAccount = useSentences('linkedAccounts', linkedAccountSentences)
  const ofUpiId = useSentences('upiIds', upiIdSentences)
  if (data === undefined) return undefined
  const { guests_wait_for, money, wrong_upi_id, needs_upi_id, asks_upi_id } = data
  const href = paths.settings.href('upi-id')
  const stuckPaise = money.sums_paise['action-needed']
  if (stuckPaise > 0) {
    const parts = money.boxes.flatMap((box) => box.parts)
    const stuck = parts.find(({ state }) => state === 'action-needed')
    const fix = stuck && fixOf(stuck)
    return {
      said: ofMoney.cannotBePaidNow(formatRupees(paiseToRupees(stuckPaise))),
      link: ofMoney[fix?.label ?? 'fixUpiId'],
      href: paths.settings.href(fix?.section ?? 'upi-id'),
      card: <ActionNeededCard paise={stuckPaise} parts={parts} />,
    }
  }
  if (guests_wait_for !== null)
    return {
      link: ofAccount.waitingTitle,
      href: settingsFor(guests_wait_for),
      card: <GuestsWaitCard obstacle={guests_wait_for} />,
    }
  if (wrong_upi_id !== null)
    return {
      link: ofMoney.fixUpiId,
      href,
      card: (
        <SetupCard
          isUrgent
          title={ofUpiId.wrongTitle}
          text={wrong_upi_id === 'upi-id-not-found' ? ofUpiId.notFound : ofUpiId.denied}
          action={ofMoney.fixUpiId}
          href={href}
        />
      ),
    }
  if (needs_upi_id)
    return {
      link: ofMoney.addUpiId,
      href,
      card: (
        <SetupCard
          title={dashboard.upiTitle}
          text={dashboard.upiText}
          action={ofMoney.addUpiId}
          href={href}
        />
      ),
    }
  return asks_upi_id ? { link: ofUpiId.title, href, card: <UpiIdQuestionCard /> } : undefined
}

export const NeedLink = ({ said, link, href }: Need) => (
  <>
    <span>{said}</span>{' '}
    <Link
      to={href}
      prefetch="intent"
      className="rounded-field py-3 font-semibold text-saffron underline underline-offset-4"
    >
      {/* The arrow stays beside the last word. */}
      <span>{`${link}\u00A0`}</span>
      <ArrowRight className="inline size-4 align-middle" aria-hidden="true" />
    </Link>
  </>
)

/** Asks a host whether the account of the saved UPI ID is theirs, or to save another one. */
function UpiIdQuestionCard() {
  const { title } = useSentences('upiIds', upiIdSentences)
  const headingId = useId()
  return (
    // As far below the tiles as the sections after it are from each other.
    <section aria-labelledby={headingId} className="pt-4">
      <h2 id={headingId} className="mb-4 text-2xl">
        {title}
      </h2>
      <Card>
        <Suspense fallback={<Skeleton className="h-36" />}>
          <UpiIdQuestion />
        </Suspense>
      </Card>
    </section>
  )
}
