// Disputes, and flagged payments and settlements: those that need a person, and the log of all others.
import type { Answer } from '@lifafa/contract/endpoint'
import {
  adminListFlags,
  adminReviewFlags,
  type FlaggedPayment,
  type ListedFlag,
  MAX_FLAGS,
} from '@lifafa/contract/endpoints/admin/flags'
import { CURRENCY, formatForeign, formatPaise, signedPaise } from '@lifafa/contract/money'
import { isTask } from '@lifafa/contract/review-flags'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { reviewFlagSentences, wordsOfFlag } from '@lifafa/contract/sentences/admin/review-flags'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { Link } from 'react-router'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { useSearchState } from '../../../lib/links/use-search-state.ts'
import { SectionHead } from '../../../lib/page/section-head.tsx'
import { PagedList } from '../../../lib/parts/paged-list.tsx'
import { usePages } from '../../../lib/parts/use-pages.ts'
import { MONEY_KEY, toDoQuery } from '../../../lib/queries/to-do-query.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { buttonStyle } from '../../../ui/buttons/button-style.ts'
import { PillLink } from '../../../ui/buttons/pill-link.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Badge } from '../../../ui/display/badge.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { asSentence } from '../as-sentence.ts'
import { Disputes } from '../disputes/disputes.tsx'
import { type PaymentsParams, paymentsSearch, searchOf } from '../payments-params.ts'

export function FlagsTab() {
  const [params, setParams] = useSearchState(paymentsSearch)
  const heading = useRef<HTMLHeadingElement>(null)
  const { show, kind, page } = params
  const list = usePages([MONEY_KEY], adminListFlags, sentences.flagsFailed, {
    query: { show, page, ...(kind && { kind }) },
  })
  const { isPending, errorUpdateCount } = useQuery(toDoQuery)
  // A failure is asked for again by each observer that mounts: it must not unmount them.
  const isWaiting = isPending && errorUpdateCount === 0
  const isOpen = show === 'open'
  return (
    <section>
      <SectionHead title={sentences.flagsTitle} heading={heading}>
        {sentences.flagsText}
      </SectionHead>
      {/* Nothing stands below the disputes before it is known how many there are: they would push it down. */}
      {isWaiting ? (
        <Skeleton className="h-[70vh]" />
      ) : (
        <>
          <Disputes />
          <nav aria-label={sentences.flagsTitle} className="mb-5 flex flex-wrap gap-2">
            <PillLink to={searchOf({ tab: 'flags' })} isCurrent={isOpen}>
              {sentences.open}
            </PillLink>
            <PillLink to={searchOf({ tab: 'flags', show: 'log' })} isCurrent={!isOpen}>
              {sentences.log}
            </PillLink>
          </nav>
          <FlagKinds kinds={list.query.data?.kinds ?? []} {...params} />
          <PagedList
            key={`${show} ${kind}`}
            {...list}
            page={page}
            onPage={setParams}
            pagesLabel={sentences.flagPages}
            rowHeight="h-28"
            empty={emptyText(params)}
          >
            {({ payments }) => (
              <ul className="divide-y divide-line rounded-card border border-line bg-card px-5 py-1 shadow-card sm:px-6">
                {payments.map((payment) => (
                  <FlagRow
                    key={payment.payment_id ?? payment.settlement_id}
                    payment={payment}
                    onGone={() => heading.current?.focus()}
                  />
                ))}
              </ul>
            )}
          </PagedList>
        </>
      )}
    </section>
  )
}

function emptyText({ show, kind }: Pick<PaymentsParams, 'show' | 'kind'>) {
  // There may be others.
  if (kind !== '') return { title: sentences.noFlagsOfKind }
  return show === 'open'
    ? { title: sentences.noFlags, text: sentences.noFlagsText }
    : { title: sentences.noLog }
}

interface FlagKindsProps extends Pick<PaymentsParams, 'show' | 'kind'> {
  kinds: Answer<typeof adminListFlags>['kinds']
}

/** Links that filter the list by kind of flag, in one row that scrolls; nothing where there is only one kind. */
function FlagKinds({ kinds, show, kind: current }: FlagKindsProps) {
  if (kinds.length < 2 && current === '') return null
  const to = (kind: PaymentsParams['kind']) => searchOf({ tab: 'flags', show, kind })
  return (
    <nav
      aria-label={sentences.flagKindsLabel}
      className="mb-5 flex gap-x-1.5 overflow-x-auto max-sm:-mx-4 max-sm:px-4"
    >
      <KindLink to={to('')} isCurrent={current === ''}>
        {sentences.allKinds}
      </KindLink>
      {kinds.map(({ kind, count }) => (
        <KindLink key={kind} to={to(kind)} isCurrent={current === kind}>
          {sentences.ofKind(reviewFlagSentences.kinds[kind].name, count)}
        </KindLink>
      ))}
    </nav>
  )
}

function KindLink({ to, isCurrent, children }: { to: string; isCurrent: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={isCurrent ? 'page' : undefined}
      className={classNames(
        'flex min-h-11 flex-none items-center whitespace-nowrap rounded-full px-3 text-sm tabular-nums transition-colors',
        isCurrent ? 'bg-maroon-wash font-semibold text-maroon' : 'text-muted hover:text-maroon',
      )}
    >
      {children}
    </Link>
  )
}

interface FlagRowProps {
  payment: FlaggedPayment
  /** Called before the row leaves the list, and with it the focused button. */
  onGone: () => void
}

/** A settlement with one wrong line shows that line's. */
function amountOf({ payment_id, amount_paise, currency, flags }: FlaggedPayment): string {
  const line_paise = flags.length === 1 ? flags[0]?.detail.line_paise : undefined
  if (payment_id === null && line_paise !== undefined) return signedPaise(line_paise)
  return currency === CURRENCY ? formatPaise(amount_paise) : formatForeign(amount_paise, currency)
}

function FlagRow({ payment, onGone }: FlagRowProps) {
  const { guest, box, host, payment_id, settlement_id, flags } = payment
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 leading-snug md:grid-cols-[8rem_minmax(0,1fr)_auto]">
      <p className="font-heading text-maroon text-xl">{amountOf(payment)}</p>
      <div className="grid min-w-0 gap-2">
        {flags.map((flag) => (
          <FlagLine key={flag.id} flag={flag} />
        ))}
        <p className="wrap-anywhere text-muted text-sm">
          <span>
            {payment_id === null
              ? `${sentences.ofSettlement} · `
              : `${guest ?? sentences.guestUnknown} → ${box ? `“${box}”` : sentences.boxUnknown}${host ? `, ${host}` : ''} · `}
          </span>
          <span className="font-mono">{payment_id ?? settlement_id}</span>
        </p>
      </div>
      <Actions payment={payment} onGone={onGone} />
    </li>
  )
}

function FlagLine({ flag }: { flag: ListedFlag }) {
  const { name, advice } = wordsOfFlag(flag)
  return (
    <div>
      <p className="wrap-anywhere">
        <Badge tone={isTask(flag) ? 'accent' : 'neutral'}>{name}</Badge>{' '}
        <span className="font-semibold">{asSentence(reviewFlagSentences.reason(flag))}</span>
      </p>
      <p className="text-muted text-sm">
        <time dateTime={flag.raised_at}>{when(flag.raised_at)}</time>
        <span>{` · ${closed(flag) ?? advice}`}</span>
      </p>
    </div>
  )
}

function closed({ looked_at, resolved_at }: ListedFlag): string | undefined {
  if (looked_at) return sentences.lookedAtBy(looked_at.by, when(looked_at.at))
  return resolved_at === null ? undefined : sentences.settledBy(when(resolved_at))
}

function Actions({ payment, onGone }: FlagRowProps) {
  const tasks = payment.flags
    .filter(isTask)
    .slice(0, MAX_FLAGS)
    .map(({ id }) => id)
  const review = useAction(
    async () => {
      const { message } = await adminCall(adminReviewFlags, { body: { flags: tasks } })
      onGone()
      return message
    },
    { done: (message) => message, keys: [[MONEY_KEY]] },
  )

  return (
    <div className="-mx-2 flex items-start gap-x-1 md:flex-col md:items-end xl:flex-row-reverse xl:items-start">
      {/* Money that waits for its box is in no timeline yet. */}
      {payment.payment_id !== null && payment.box !== null && (
        <Link
          to={searchOf({ tab: 'payment', id: payment.payment_id })}
          className={classNames(buttonStyle({ variant: 'quiet' }), 'px-2!')}
        >
          {sentences.seeTimeline}
        </Link>
      )}
      {tasks.length > 0 && (
        <Button
          variant="quiet"
          className="px-2!"
          busy={review.isBusy}
          busyLabel={sentences.marking}
          onClick={() => review.run()}
        >
          {sentences.markLookedAt}
        </Button>
      )}
    </div>
  )
}
