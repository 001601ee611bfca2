// Today and the last seven days beside the totals.
import type { Recent } from '@lifafa/contract/endpoints/admin/users'
import { formatCount, formatRupees, paiseToRupees } from '@lifafa/contract/money'
import { adminDashboardSentences as sentences } from '@lifafa/contract/sentences/admin/dashboard'
import { useLiveQuery } from '../../lib/queries/use-live-query.ts'
import { recentQuery } from './dashboard-queries.ts'

const SPANS = ['today', 'week'] as const
const COLUMNS: readonly [string, (recent: Recent) => string][] = [
  [sentences.received, ({ paise }) => formatRupees(paiseToRupees(paise))],
  [sentences.gifts, ({ gifts }) => formatCount(gifts)],
  [sentences.users, ({ users }) => formatCount(users)],
  [sentences.events, ({ events }) => formatCount(events)],
]

export function RecentTable() {
  const { data } = useLiveQuery(recentQuery)
  return (
    <div className="mt-3 rounded-card border border-line bg-card py-2 shadow-card sm:mt-4">
      <table aria-label={sentences.recent} className="w-full text-right max-sm:text-sm sm:table-fixed">
        <thead className="text-muted text-sm">
          <tr>
            <td />
            {COLUMNS.map(([name]) => (
              <th
                key={name}
                scope="col"
                className="px-1.5 py-1 align-bottom font-normal last:pr-4 sm:px-4 sm:last:pr-6"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {SPANS.map((span) => (
            <tr key={span}>
              <th scope="row" className="py-1 pl-4 text-left font-normal text-muted sm:pl-6">
                {sentences[span]}
              </th>
              {COLUMNS.map(([name, of]) => (
                <td
                  key={name}
                  className="px-1.5 py-1 font-semibold tabular-nums last:pr-4 sm:px-4 sm:last:pr-6"
                >
                  {data ? of(data[span]) : '…'}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
