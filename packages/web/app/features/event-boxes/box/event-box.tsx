// A loaded event box: its header, contributions and details.

import type { Money } from '@lifafa/contract/endpoints/box-money'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { moneySentences } from '@lifafa/contract/sentences/host/money'
import { type ComponentType, lazy, Suspense, useId, useState } from 'react'
import { Navigate } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { MoneyAdjustments, MoneyParts } from '../../../lib/money/money-parts.tsx'
import { MoneySums } from '../../../lib/money/money-sums.tsx'
import { StatementButtons } from '../../../lib/money/statement-buttons.tsx'
import { LostPart } from '../../../lib/parts/lost-part.tsx'
import { useGiftSplitSentences } from '../../../lib/register/register-sentences.ts'
import { ActionNeededCard, GuestsWaitCard } from '../../../lib/setup/setup-cards.tsx'
import { paths } from '../../../paths.ts'
import { Card } from '../../../ui/display/card.tsx'
import { DeleteEventBox } from '../delete/delete-event-box.tsx'
import type { EventBoxDetail } from '../event-box-query.ts'
import { areStepsLeft } from '../first-steps/done-steps.ts'
import { Contributions } from './contributions.tsx'
import { EventBoxHero } from './event-box-hero.tsx'
import { columnsStyle } from './event-box-skeleton.tsx'
import { EventDetails } from './event-details.tsx'

interface EventBoxProps {
  detail: EventBoxDetail
  now: Date
}

/** Fetched for a new box alone; where that fails, the box is complete without them. */
const FirstSteps = lazy(() =>
  import('../first-steps/first-steps.tsx').then(
    (steps): { default: ComponentType<EventBoxProps> } => ({ default: steps.FirstSteps }),
    () => ({ default: () => null }),
  ),
)

/** Apart from the page's own script: it stands below what the page is opened for. */
const RegisterCard = lazy(() =>
  import('../register/register-card.tsx').then(
    (card): { default: ComponentType<EventBoxProps> } => ({ default: card.RegisterCard }),
    () => ({ default: LostRegister }),
  ),
)

const LostRegister = () => (
  <Card className="mt-5 lg:mt-6">
    <LostPart />
  </Card>
)

export function EventBox({ detail, now }: EventBoxProps) {
  const { gift_book: box, contributions, money } = detail
  const [isDeleted, setDeleted] = useState(false)
  const [isNew] = useState(() => areStepsLeft(detail, now))
  // The edit form is unmounted with it: its unsaved text no longer matters.
  if (isDeleted) return <Navigate replace to={paths.savedEventBoxes.href()} />
  return (
    <>
      <EventBoxHero detail={detail} now={now} />
      {detail.guests_wait_for && isOpenToGuests(box.marriage_date, now) && (
        <div className="mt-5 lg:mt-6">
          <GuestsWaitCard obstacle={detail.guests_wait_for} />
        </div>
      )}
      {money.sums_paise['action-needed'] > 0 && (
        <div className="mt-5 lg:mt-6">
          <ActionNeededCard paise={money.sums_paise['action-needed']} parts={money.parts} />
        </div>
      )}
      {isNew && (
        <Suspense fallback={<div className="mt-5 h-99 md:h-54 lg:mt-6" />}>
          <FirstSteps detail={detail} now={now} />
        </Suspense>
      )}
      <BoxMoney box={box} money={money} hasWritten={detail.register !== null} />
      <Suspense fallback={<div className="mt-5 h-52 lg:mt-6" />}>
        <RegisterCard detail={detail} now={now} />
      </Suspense>
      <div className={columnsStyle}>
        <Contributions
          giftid={box.giftid}
          contributions={contributions}
          guestListHref={paths.guests.href(box.giftid)}
          isOver={!isOpenToGuests(box.marriage_date, now)}
          hasWritten={detail.register !== null}
        />
        <EventDetails box={box}>
          <DeleteEventBox box={box} onDeleted={() => setDeleted(true)} />
        </EventDetails>
      </div>
    </>
  )
}

interface BoxMoneyProps {
  box: GiftBook
  money: Money
  /** Gifts were written down, too, of which this card says nothing. */
  hasWritten: boolean
}

/** Shows where the money of an event box is, also after the event; and its statement. */
function BoxMoney({ box, money, hasWritten }: BoxMoneyProps) {
  const sentences = useSentences('money', moneySentences)
  const headingId = useId()
  const splitSentences = useGiftSplitSentences()
  const { sums_paise: sums, parts, adjustments } = money
  const hasMoved = sums.received !== 0 || parts.length > 0 || adjustments.length > 0
  return (
    <section aria-labelledby={headingId} className="mt-5 min-w-0 lg:mt-6">
      <Card>
        <h2 id={headingId} className="text-2xl">
          {sentences.title}
        </h2>
        {hasWritten && <p className="mt-1 text-muted">{splitSentences.onlineAlone}</p>}
        {hasMoved ? (
          <div className="mt-4 grid gap-x-10 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]">
            <div>
              <MoneySums sums={sums} />
              <div className="mt-5 grid gap-2.5 sm:flex sm:flex-wrap">
                <StatementButtons giftid={box.giftid} boxName={box.name} />
              </div>
            </div>
            <div className="min-w-0 max-lg:border-line max-lg:border-t max-lg:pt-4">
              <MoneyParts parts={parts} />
              <MoneyAdjustments giftid={box.giftid} adjustments={adjustments} />
            </div>
          </div>
        ) : (
          <p className="mt-2 text-muted">{sentences.nothing}</p>
        )}
      </Card>
    </section>
  )
}
