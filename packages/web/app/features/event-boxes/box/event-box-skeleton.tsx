// The skeleton of an event box's page.
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { useSentences } from '../../../lib/language/language.tsx'
import { PageHeading } from '../../../lib/page/page-heading.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

/** Below the header: the contributions and, beside them where there is room, the details. */
export const columnsStyle = 'mt-5 grid items-start gap-5 lg:mt-6 lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-6'

export function EventBoxSkeleton() {
  const { loadingTitle } = useSentences('eventBoxes', eventBoxSentences)
  return (
    <div aria-busy="true">
      <PageHeading className="sr-only">{loadingTitle}</PageHeading>
      <Card tone="wine" className="grid gap-x-10 gap-y-8 sm:p-8! md:grid-cols-[minmax(0,1fr)_auto] lg:p-10!">
        <div>
          <Skeleton on="wine" className="h-6 w-32" />
          <Skeleton on="wine" className="mt-6 h-11 w-4/5" />
          <Skeleton on="wine" className="mt-5 h-6 w-44" />
          <Skeleton on="wine" className="mt-2 h-6 w-32" />
          <Skeleton on="wine" className="mt-8 h-18 w-full" />
          <Skeleton on="wine" className="mt-7 h-20 w-full max-md:hidden" />
        </div>
        <Skeleton on="wine" className="mx-auto mb-9 size-57 self-center rounded-card" />
      </Card>
      <Card className="mt-5 lg:mt-6">
        <Skeleton className="h-8 w-40" />
        <Skeleton className="mt-5 h-24 w-full" />
      </Card>
      <div className={columnsStyle}>
        <Card>
          <Skeleton className="h-8 w-44" />
          <Skeleton className="mt-8 h-12 w-full" />
          <Skeleton className="mt-4 h-12 w-full" />
          <Skeleton className="mt-4 h-12 w-full" />
        </Card>
        <Card>
          <Skeleton className="h-8 w-36" />
          <Skeleton className="mt-6 h-10 w-4/5" />
          <Skeleton className="mt-4 h-10 w-3/5" />
          <Skeleton className="mt-4 h-10 w-4/5" />
        </Card>
      </div>
    </div>
  )
}
