// The skeleton of a page of users.
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { TableSkeleton } from '../../../ui/lists/table-skeleton.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { rowStyle } from './user-row.tsx'

export function UserTableSkeleton() {
  return (
    <div>
      <TableSkeleton rows={PAGE_SIZE.adminUsers} headStyle="@max-4xl:hidden h-7.5" rowStyle={rowStyle}>
        <div className="flex gap-3.5 [grid-area:user]">
          <Skeleton className="size-11 flex-none rounded-full" />
          <div className="flex-1">
            <Skeleton className="my-0.5 h-4.5 w-4/5" />
            <Skeleton className="mt-2.5 h-6 w-18 rounded-full" />
          </div>
        </div>
        <div className="mt-3 [grid-area:contact] @xl:mt-0">
          <Skeleton className="my-0.5 h-4.5 w-11/12" />
          <Skeleton className="mt-2.5 h-4.5 w-28" />
        </div>
        <Skeleton className="mt-4 h-10 w-10 [grid-area:events] @4xl:mt-0 @4xl:h-6 @4xl:justify-self-end" />
        <Skeleton className="mt-4 h-11 w-24 [grid-area:total] @4xl:mt-0 @4xl:h-6 @4xl:justify-self-end" />
        <Skeleton className="mt-2.5 h-5 w-44 [grid-area:joined] @xl:mt-4 @xl:h-10 @4xl:mt-0 @4xl:h-5 @4xl:w-32" />
      </TableSkeleton>
    </div>
  )
}
