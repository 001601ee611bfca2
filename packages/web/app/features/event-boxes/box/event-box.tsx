// A loaded event box: its header, contributions and details.
import { useState } from 'react'
import { Navigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { DeleteEventBox } from '../delete/delete-event-box.tsx'
import type { EventBoxDetail } from '../event-box-query.ts'
import { Contributions } from './contributions.tsx'
import { EventBoxHero } from './event-box-hero.tsx'
import { columnsStyle } from './event-box-skeleton.tsx'
import { EventDetails } from './event-details.tsx'

export function EventBox({ detail, now }: { detail: EventBoxDetail; now: Date }) {
  const { gift_book: box, contributions } = detail
  const [isDeleted, setDeleted] = useState(false)
  // The edit form is unmounted with it: its unsaved text no longer matters.
  if (isDeleted) return <Navigate replace to={paths.savedEventBoxes.href()} />
  return (
    <>
      <EventBoxHero detail={detail} now={now} />
      <div className={columnsStyle}>
        <Contributions contributions={contributions} guestListHref={paths.guests.href(box.giftid)} />
        <EventDetails box={box}>
          <DeleteEventBox box={box} onDeleted={() => setDeleted(true)} />
        </EventDetails>
      </div>
    </>
  )
}
