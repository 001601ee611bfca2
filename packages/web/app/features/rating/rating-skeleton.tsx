// The form's skeleton while the earlier rating is loading.
import { Skeleton } from '../../ui/states/skeleton.tsx'

export function RatingSkeleton() {
  return (
    <div role="status" aria-label="Loading your rating" className="grid gap-5">
      <div>
        <Skeleton className="mt-1 mb-2.5 h-4 w-24" />
        <Skeleton className="h-20.5 sm:h-22.5" />
      </div>
      <div>
        <Skeleton className="mt-1 mb-2.5 h-4 w-40" />
        <Skeleton className="mb-6.5 h-24" />
      </div>
      <Skeleton className="h-14" />
    </div>
  )
}
