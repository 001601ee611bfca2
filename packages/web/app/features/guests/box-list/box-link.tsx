// An event box in the list: a link that shows its guests.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { formatRupees } from '@lifafa/contract/money'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { Link } from 'react-router'
import { useSentences } from '../../../lib/language/language.tsx'
import { langOf } from '../../../lib/parts/lang-of.ts'
import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'

interface BoxLinkProps {
  box: ListedBox
  isSelected: boolean
  onChoose: (link: HTMLAnchorElement) => void
}

const boxStyle = 'block min-w-0 rounded-card border px-4 py-3.5 sm:px-5'

export function BoxLink({ box, isSelected, onChoose }: BoxLinkProps) {
  const sentences = useSentences('guests', guestsSentences)
  return (
    <li className="min-w-0">
      <Link
        to={paths.guests.href(box.giftid)}
        preventScrollReset
        aria-current={isSelected || undefined}
        onClick={(event) => onChoose(event.currentTarget)}
        className={classNames(
          boxStyle,
          'transition-[border-color,box-shadow] duration-200 hover:shadow-lift',
          isSelected
            ? 'border-marigold bg-selected ring-1 ring-marigold'
            : 'border-line bg-card shadow-card hover:border-gold',
        )}
      >
        <span lang={langOf(box.name)} className="wrap-anywhere block font-heading text-lg leading-snug">
          {box.name}
        </span>
        <span className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <span className={isSelected ? 'text-selected-ink' : 'text-muted'}>
            {sentences.guestCount(box.totalguests)}
          </span>{' '}
          <span className="font-semibold text-maroon">{formatRupees(box.total_amount)}</span>
        </span>
      </Link>
    </li>
  )
}

/** Has the height of a link of one line of name, by the same lines of text. */
export function BoxLinkSkeleton() {
  return (
    <li className={`${boxStyle} border-line bg-card`}>
      <div className="flex h-[1lh] items-center text-lg leading-snug">
        <Skeleton className="h-5 w-3/4" />
      </div>
      <div className="mt-1 flex h-[1lh] items-center justify-between">
        <Skeleton className="h-4.5 w-20" />
        <Skeleton className="h-4.5 w-16" />
      </div>
    </li>
  )
}
