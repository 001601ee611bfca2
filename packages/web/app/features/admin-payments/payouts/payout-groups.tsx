// The groups of payouts with their numbers and sums, and whether payouts are automatic.

import type { Answer } from '@lifafa/contract/endpoint'
import type {
  adminListPayouts,
  PayoutGroup,
  PayoutGroupTotal,
} from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { toDoQuery } from '../../../lib/queries/to-do-query.ts'
import { classNames } from '../../../ui/class-names.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { type PaymentsParams, searchOf } from '../payments-params.ts'

const GROUPS = ['due', 'waiting', 'under-way', 'paid', 'cancelled'] as const

interface PayoutGroupsProps {
  found: Answer<typeof adminListPayouts> | undefined
  /** Nothing was loaded, so that no sums will come. */
  isFailed: boolean
  current: PaymentsParams['group']
}

export function PayoutGroups({ found: data, isFailed, current }: PayoutGroupsProps) {
  const toDo: Partial<Record<PayoutGroup, number>> | undefined = useQuery(toDoQuery).data?.payouts_in
  const isStopped = data && (data.restored_at !== null || data.stops.some(({ box_id }) => box_id === null))
  return (
    <>
      <p className="-mt-4 mb-4 min-h-30 max-w-prose text-muted sm:min-h-18">
        {data && !isStopped && <span>{data.is_automatic ? sentences.payoutsOn : sentences.payoutsOff}</span>}
        {data && data.float_paise > 0 && <span>{` ${sentences.float(formatPaise(data.float_paise))}`}</span>}
      </p>
      <nav
        aria-label={sentences.payoutsTitle}
        className="mb-5 grid grid-cols-2 gap-2 sm:grid-cols-3 xl:grid-cols-5"
      >
        {GROUPS.map((group) => (
          <Link
            key={group}
            to={searchOf({ tab: 'payouts', group })}
            preventScrollReset
            aria-current={group === current ? 'page' : undefined}
            className={classNames(
              'min-w-0 rounded-card border px-4 py-3 transition-colors',
              group === current
                ? 'border-maroon bg-maroon-wash shadow-[inset_0_0_0_1px_var(--color-maroon)]'
                : 'border-line bg-card hover:border-maroon/50',
            )}
          >
            <span className="block font-semibold text-maroon">{sentences.payoutGroups[group]}</span>
            {!isFailed && (
              <Sum total={data?.totals.find((each) => each.group === group)} toDo={toDo?.[group]} />
            )}
          </Link>
        ))}
      </nav>
    </>
  )
}

function Sum({ total, toDo = 0 }: { total: PayoutGroupTotal | undefined; toDo: number | undefined }) {
  if (!total) return <Skeleton className="my-0.5 h-21 sm:h-16" />
  return (
    <>
      <span className="wrap-anywhere block font-heading text-lg leading-7 sm:text-xl">
        {formatPaise(total.paise)}
      </span>
      <span className="block text-muted text-sm leading-5 tabular-nums">
        {sentences.payoutCount(total.count, toDo)}
      </span>
      {/* As high where nothing is late; a phone has no room for it on one line. */}
      <span className="block min-h-10 sm:min-h-5 font-semibold text-danger text-sm leading-5">
        {total.late_paise > 0 && sentences.overdue(formatPaise(total.late_paise))}
      </span>
    </>
  )
}
