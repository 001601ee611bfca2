// The shape of a page of saved boxes while it is on its way: each as tall as a card whose name fits on one line.
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

export const savedBoxesGrid = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-5'

const places = Array.from({ length: PAGE_SIZE.savedEventBoxes }, (_, place) => place)

export function SavedBoxesSkeleton() {
  return (
    <ul aria-busy="true" className={savedBoxesGrid}>
      {places.map((place) => (
        <li key={place}>
          <Card>
            <Skeleton className="h-9 w-24" />
            <Skeleton className="mt-3.5 h-[1.8rem] w-3/4" />
            <Skeleton className="mt-3.25 h-4.5 w-1/2" />
            <Skeleton className="mt-3 h-4.5 w-2/5" />
            <Skeleton className="mt-8 h-12.5 w-3/5" />
            <Skeleton className="mt-4.5 mb-1.5 h-5 w-28" />
          </Card>
        </li>
      ))}
    </ul>
  )
}
