// Our books: contributions and fees, debts to hosts and payouts, pending money, and inconsistencies.
import { formatDay } from '@lifafa/contract/dates'
import {
  adminGetBooks,
  type Books,
  type BooksDay,
  type BooksSection,
} from '@lifafa/contract/endpoints/admin/books'
import { formatCount, signedPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences as sentences } from '@lifafa/contract/sentences/admin/payments'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert, CircleCheck } from 'lucide-react'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { SectionHead } from '../../lib/page/section-head.tsx'
import { Loaded } from '../../lib/queries/loaded.tsx'
import { MONEY_KEY } from '../../lib/queries/to-do-query.ts'
import { when } from '../../lib/time/when.ts'
import { Card } from '../../ui/display/card.tsx'
import { EmptyState } from '../../ui/states/empty-state.tsx'
import { Loading, Skeleton } from '../../ui/states/skeleton.tsx'

export function BooksTab() {
  const books = useQuery({
    queryKey: [MONEY_KEY, 'books'],
    queryFn: () => adminCall(adminGetBooks),
    meta: { failed: sentences.booksFailed },
  })
  return (
    <section aria-busy={books.isFetching || undefined}>
      <SectionHead title={sentences.booksTitle}>{sentences.booksAlone}</SectionHead>
      <Loaded query={books} failedTitle={sentences.booksFailed} skeleton={waiting}>
        {(data) => <BooksView books={data.books} />}
      </Loaded>
    </section>
  )
}

const waiting = (
  <Loading className="grid gap-5">
    <Skeleton className="h-12 max-w-lg sm:h-6" />
    <Skeleton className="h-15" />
    <div className="grid gap-5 xl:grid-cols-2">
      <Skeleton className="h-[36rem] sm:h-[27rem]" />
      <Skeleton className="h-[36rem] sm:h-[27rem]" />
    </div>
  </Loading>
)

function BooksView({ books }: { books: Books | null }) {
  if (books === null) return <EmptyState title={sentences.booksNotYet} text={sentences.booksNotYetText} />
  return (
    <div className="grid gap-5">
      <p className="text-muted">{sentences.booksAsOf(when(books.at))}</p>
      <BooksCheck wrong={books.wrong} />
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {books.sections.map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </div>
      <Days days={books.days} />
    </div>
  )
}

function BooksCheck({ wrong }: { wrong: string[] }) {
  if (wrong.length === 0)
    return (
      <p className="flex items-center gap-3 rounded-card border border-leaf/30 bg-leaf-wash px-5 py-4 font-semibold text-[#2f5439]">
        <CircleCheck className="size-6 flex-none" aria-hidden="true" />
        {sentences.booksSound}
      </p>
    )
  return (
    <div className="rounded-card border border-danger/40 bg-danger-wash px-5 py-4 text-danger">
      <h3 className="flex items-center gap-3 text-xl">
        <CircleAlert className="size-6 flex-none" aria-hidden="true" />
        {sentences.booksWrong}
      </h3>
      <ul className="mt-2 list-disc space-y-1 pl-5">
        {wrong.map((line) => (
          <li key={line} className="wrap-anywhere">
            {line}
          </li>
        ))}
      </ul>
    </div>
  )
}

function Section({ section: { title, rows } }: { section: BooksSection }) {
  return (
    <Card>
      <table className="w-full">
        <caption className="mb-2 text-left font-heading text-xl">{title}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{sentences.bookLabel}</th>
            <th scope="col">{sentences.bookCount}</th>
            <th scope="col">{sentences.bookAmount}</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line tabular-nums">
          {rows.map(({ label, count, paise }) => (
            <tr key={label}>
              <th scope="row" className="py-2.5 pr-3 text-left font-normal leading-snug">
                {label.charAt(0).toUpperCase() + label.slice(1)}
              </th>
              <td className="px-2 py-2.5 text-right text-muted">
                {count !== undefined && formatCount(count)}
              </td>
              <td className="py-2.5 pl-2 text-right font-semibold">
                {paise !== undefined && signedPaise(paise)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const { day: dayColumn, gifts: giftsColumn, ...amountColumns } = sentences.dayColumns

const amountsOf = ({ given_paise, fee_paise, back_paise, settled_paise, paid_paise }: BooksDay) => ({
  ...{ given: given_paise, fee: fee_paise, back: back_paise, settled: settled_paise, paid: paid_paise },
})

function Days({ days }: { days: BooksDay[] }) {
  const columns = Object.entries(amountColumns) as [keyof typeof amountColumns, string][]
  return (
    <Card className="min-w-0">
      <h3 className="font-heading text-xl">{sentences.daysTitle}</h3>
      <p className="text-muted">{days.length === 0 ? sentences.noDays : sentences.daysText}</p>
      {days.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        <section tabIndex={0} aria-label={sentences.daysTitle} className="-mx-2 mt-3 overflow-x-auto px-2">
          <table className="w-full whitespace-nowrap tabular-nums">
            <thead>
              <tr className="text-right text-muted text-sm">
                <th scope="col" className="py-2 pr-3 text-left font-normal">
                  {dayColumn}
                </th>
                <th scope="col" className="px-2 py-2 font-normal">
                  {giftsColumn}
                </th>
                {columns.map(([key, name]) => (
                  <th key={key} scope="col" className="px-2 py-2 font-normal">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="divide-y divide-line border-line border-t">
              {days.map((day) => (
                <tr key={day.day} className="text-right">
                  <th scope="row" className="py-2.5 pr-3 text-left font-normal">
                    {formatDay(day.day)}
                  </th>
                  <td className="px-2 py-2.5">{formatCount(day.gifts)}</td>
                  {columns.map(([key]) => (
                    <td key={key} className="px-2 py-2.5">
                      {amountsOf(day)[key] === 0 ? '–' : signedPaise(amountsOf(day)[key])}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </Card>
  )
}
