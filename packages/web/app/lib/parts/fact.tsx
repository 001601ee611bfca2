// One row of a definition list: the name of a fact, and the fact below it.
import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import { langOf } from './lang-of.ts'

interface FactProps {
  term: string
  fact: ReactNode
  /** Over all columns. */
  isWide?: boolean
  /** The class names of the fact. */
  className?: string
}

export const Fact = ({ term, fact, isWide = false, className = 'leading-snug' }: FactProps) => (
  <div className={isWide ? 'col-span-full min-w-0' : 'min-w-0'}>
    <dt className="text-muted text-sm">{term}</dt>
    <dd
      lang={typeof fact === 'string' ? langOf(fact) : undefined}
      className={classNames('wrap-anywhere', className)}
    >
      {fact}
    </dd>
  </div>
)
