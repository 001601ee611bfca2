// The skeleton of a table: the line below its head, and rows.
import type { ReactNode } from 'react'

interface TableSkeletonProps {
  /** The number of rows. */
  rows: number
  /** The head's height, and where it is hidden. */
  headStyle: string
  /** The layout of a row of the table. */
  rowStyle: string
  /** The cells of one row. */
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
