// A loaded event box: its header, contributions and details.
import { isOpenToGuests } from '@lifafa/contract/event-timing'
import { type ComponentType, lazy, Suspense, useState } from 'react'
import { Navigate } from 'react-router'
import { ActionNeededCard } from '../../../lib/setup/action-needed-card.tsx'
import { GuestsWaitCard } from '../../../lib/setup/guests-wait-card.tsx'
import { paths } from '../../../paths.ts'
import { DeleteEventBox } from '../delete/delete-event-box.tsx'
import type { EventBoxDetail } from '../event-box-query.ts'
import { areStepsLeft } from '../first-steps/done-steps.ts'
import { BoxMoney } from './box-money.tsx'
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
    () => ({ default: () => null }),
  ),
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
        />
        <EventDetails box={box}>
          <DeleteEventBox box={box} onDeleted={() => setDeleted(true)} />
        </EventDetails>
      </div>
    </>
  )
}
