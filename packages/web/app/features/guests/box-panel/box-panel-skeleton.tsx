// The skeleton of a box while it is unknown which one the URL names.
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { GuestTableSkeleton } from '../guest-table/guest-table-skeleton.tsx'
import { actionsStyle, figuresStyle, lineStyle } from './panel-style.ts'

export function BoxPanelSkeleton() {
  return (
    <div aria-busy="true" className="grid min-w-0 gap-4 lg:gap-5">
      <div className="-mt-4 -mb-2 h-12 lg:hidden" />
      <div className="overflow-hidden rounded-card border border-line bg-card shadow-card">
        <div className={figuresStyle}>
          <Skeleton on="wine" className="h-8.75 w-3/5 sm:h-10" />
          <Skeleton on="wine" className="mt-1.5 mb-0.5 h-5 w-52" />
          <Skeleton on="wine" className="mt-3 h-17 w-full sm:mt-5 sm:h-22.75" />
        </div>
        <div className={actionsStyle}>
          <Skeleton className="h-12 sm:w-44" />
          <Skeleton className="h-12 sm:w-44" />
          <div className={lineStyle}>
            <Skeleton className="h-5 w-36" />
          </div>
          <div className="flex min-h-11 items-center max-sm:col-span-full max-sm:justify-end min-[22.5rem]:max-sm:-mt-11">
            <Skeleton className="h-5 w-24" />
          </div>
        </div>
      </div>
      <GuestTableSkeleton />
    </div>
  )
}
