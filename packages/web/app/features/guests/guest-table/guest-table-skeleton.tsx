// The skeleton of the guest table.

import { PAGE_SIZE } from '@lifafa/contract/limits'
import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import type { ReactNode } from 'react'
import { useSentences } from '../../../lib/language/language.tsx'
import { TableSkeleton } from '../../../ui/lists/table-skeleton.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { choicesStyle, filtersStyle, rowStyle, tableCardStyle } from './table-style.ts'

interface GuestTableSkeletonProps {
  /** Their number, where it is known. */
  guests?: number
  /** Stands above the search. */
  children?: ReactNode
}

export function GuestTableSkeleton({ guests = PAGE_SIZE.guests, children }: GuestTableSkeletonProps) {
  const { loading } = useSentences('dashboard', dashboardSentences)
  return (
    <div aria-busy="true" className={tableCardStyle}>
      <p role="status" className="sr-only">
        {loading}
      </p>
      {children}
      <div className={filtersStyle}>
        <Skeleton className="h-13" />
        <div className={choicesStyle}>
          <Skeleton className="h-11 @max-lg:w-36" />
          <Skeleton className="h-11 @max-lg:w-28" />
          <Skeleton className="h-11 @max-lg:w-44" />
        </div>
      </div>
      <div className="border-line border-t">
        <TableSkeleton
          rows={Math.min(PAGE_SIZE.guests, Math.max(1, guests))}
          headStyle="@max-2xl:hidden h-10.5"
          rowStyle={rowStyle}
        >
          <div className="flex h-12 items-center gap-3.5 pr-22 [grid-area:1/1/2/-1] @2xl:pr-0 @2xl:[grid-area:guest]">
            <Skeleton className="size-11 flex-none rounded-full" />
            <div className="flex-1">
              <Skeleton className="h-4.5 w-4/5" />
              <Skeleton className="mt-2.5 h-4 w-24" />
            </div>
          </div>
          <Skeleton className="h-6 w-16 justify-self-end [grid-area:1/-2/2/-1] @2xl:[grid-area:amount]" />
          <Skeleton className="h-5 w-4/5 [grid-area:address] @max-2xl:mt-7" />
          <Skeleton className="h-5 w-32 [grid-area:date] @max-2xl:mt-7" />
        </TableSkeleton>
      </div>
    </div>
  )
}
