// One row of a definition list: the name of a fact, and the fact below it.
import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'

/** `lang` and `translate` are those of the fact. */
interface FactProps extends Pick<ComponentProps<'dd'>, 'lang' | 'translate'> {
  term: string
  fact: ReactNode
  /** Over all columns. */
  isWide?: boolean
  /** The class names of the fact. */
  className?: string
}

export const Fact = ({ term, fact, isWide = false, className = 'leading-snug', ...rest }: FactProps) => (
  <div className={isWide ? 'col-span-full min-w-0' : 'min-w-0'}>
    <dt className="text-muted text-sm">{term}</dt>
    <dd {...rest} className={classNames('wrap-anywhere', className)}>
      {fact}
    </dd>
  </div>
)
