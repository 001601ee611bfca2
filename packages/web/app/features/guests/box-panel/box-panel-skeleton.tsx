// The skeleton of a box while it is unknown which one the URL names.
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { GuestTableSkeleton } from '../guest-table/guest-table-skeleton.tsx'
import { actionsStyle, figuresStyle, filesStyle } from './panel-style.ts'

export function BoxPanelSkeleton() {
  return (
    <div aria-busy="true" className="grid min-w-0 gap-5">
      <div className="-mt-2 -mb-3 h-12 lg:hidden" />
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-card">
        <div className={figuresStyle}>
          <Skeleton on="wine" className="h-8.75 w-3/5 sm:h-10" />
          <Skeleton on="wine" className="mt-1.5 mb-0.5 h-5 w-52" />
          <Skeleton on="wine" className="mt-5 h-19 w-full sm:h-22.75" />
        </div>
        <div className={actionsStyle}>
          <Skeleton className="h-12 sm:w-44 [grid-area:request]" />
          <Skeleton className="my-0.5 h-5 w-36 [grid-area:line]" />
          <div className={filesStyle}>
            <Skeleton className="h-12 max-sm:col-span-full sm:w-44" />
            <Skeleton className="h-12 sm:w-27" />
            <Skeleton className="h-12 sm:w-27" />
          </div>
        </div>
      </div>
      <GuestTableSkeleton />
    </div>
  )
}
