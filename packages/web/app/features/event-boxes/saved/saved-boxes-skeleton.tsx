// The skeleton of a page of saved boxes.
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { EventCardSkeleton } from '../../../lib/parts/event-card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

export const savedBoxesGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5'

const places = Array.from({ length: PAGE_SIZE.savedEventBoxes }, (_, place) => place)

export function SavedBoxesSkeleton() {
  return (
    <ul aria-busy="true" className={savedBoxesGrid}>
      {places.map((place) => (
        <li key={place}>
          <EventCardSkeleton>
            <Skeleton className="mt-8 -mb-2 h-12.5 w-3/5" />
          </EventCardSkeleton>
        </li>
      ))}
    </ul>
  )
}
