// The shape of a table while its rows are on their way: the line below its head, and rows like those that come.
import type { ReactNode } from 'react'

interface TableSkeletonProps {
  /** How many. */
  rows: number
  /** The head's height, and where it does not show. */
  headStyle: string
  /** The layout of a row of the table. */
  rowStyle: string
  /** One row's cells. */
  children: ReactNode
}

export function TableSkeleton({ rows, headStyle, rowStyle, children }: TableSkeletonProps) {
  const places = Array.from({ length: rows }, (_, place) => place)
  return (
    <>
      <div className={`${headStyle} border-line border-b`} />
      <div className="divide-y divide-line/80">
        {places.map((place) => (
          <div key={place} className={`${rowStyle} py-4`}>
            {children}
          </div>
        ))}
      </div>
    </>
  )
}
