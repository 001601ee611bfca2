// The form's shape, while the earlier rating is asked for.
import { Skeleton } from '../../ui/skeleton.tsx'

export function RatingSkeleton() {
  return (
    <div role="status" aria-label="Loading your rating" className="grid gap-5">
      <div>
        <Skeleton className="my-1 h-4 w-24" />
        <Skeleton className="mt-2 h-18 w-full sm:h-20" />
      </div>
      <div>
        <Skeleton className="my-1 h-4 w-40" />
        <Skeleton className="mt-2.5 h-27" />
        <div className="mt-1.5 h-5" />
      </div>
      <Skeleton className="h-14" />
    </div>
  )
}
