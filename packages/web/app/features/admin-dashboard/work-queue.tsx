// Lists the work that waits for an administrator, with links; says so if there is none.

import { adminDashboardSentences as sentences } from '@lifafa/contract/sentences/admin/dashboard'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paymentsHref } from '../../lib/links/admin-links.ts'
import { live } from '../../lib/queries/live.ts'
import { Loaded } from '../../lib/queries/loaded.tsx'
import { disputesToAnswer, type ToDo, toDoQuery } from '../../lib/queries/to-do-query.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { Card } from '../../ui/display/card.tsx'
import { Skeleton } from '../../ui/states/skeleton.tsx'

export function WorkQueue() {
  const toDo = useQuery({ ...toDoQuery, ...live, meta: { failed: sentences.queueFailed } })
  return (
    <div className="mb-5">
      <Loaded query={toDo} failedTitle={sentences.queueFailed} skeleton={<Queue tasks={undefined} />}>
        {(data) => <Queue tasks={tasksOf(data)} />}
      </Loaded>
    </div>
  )
}

interface Task {
  name: (count: number) => string
  count: number
  to: string
  isUrgent?: boolean
}

const GROUPS = ['due', 'under-way', 'waiting'] as const

const groupWithMost = (counts: ToDo['payouts_in']) =>
  GROUPS.reduce((most, group) => (counts[group] > counts[most] ? group : most))

const tasksOf = (toDo: ToDo): Task[] =>
  [
    {
      name: sentences.disputes,
      count: disputesToAnswer(toDo).length,
      to: paths.admin.payments.href(),
      isUrgent: true,
    },
    { name: sentences.flags, count: toDo.flags, to: paths.admin.payments.href() },
    {
      name: sentences.payouts,
      count: toDo.payouts,
      to: paymentsHref({ tab: 'payouts', group: groupWithMost(toDo.payouts_in) }),
    },
    {
      name: sentences.bankFiles,
      count: toDo.bank_files,
      to: paymentsHref({ tab: 'payouts', group: 'under-way' }),
    },
    {
      name: sentences.blocked,
      count: toDo.blocked_payouts,
      to: paymentsHref({ tab: 'payouts', group: 'waiting' }),
    },
    { name: sentences.messages, count: toDo.messages, to: paths.admin.feedback.href() },
  ].filter(({ count }) => count > 0)

/** `tasks`: undefined while they are loading. */
function Queue({ tasks }: { tasks: Task[] | undefined }) {
  return (
    <Card>
      <h2 className="text-xl">{sentences.queue}</h2>
      {/* As high while it loads as a usual list on a wide screen. */}
      <div className="mt-3 min-h-12">
        {tasks === undefined ? (
          <Skeleton className="h-12" />
        ) : tasks.length === 0 ? (
          <p className="py-3 text-muted">{sentences.queueEmpty}</p>
        ) : (
          <ul className="flex flex-wrap gap-2">
            {tasks.map(({ name, count, to, isUrgent }) => (
              <li key={name(1)}>
                <Link
                  to={to}
                  className={classNames(
                    'flex min-h-12 items-center rounded-full border px-4 font-semibold tabular-nums transition-colors',
                    isUrgent
                      ? 'border-danger/40 bg-danger-wash text-danger hover:border-danger'
                      : 'border-field-line/60 bg-card text-maroon hover:border-maroon/50 hover:bg-maroon-wash',
                  )}
                >
                  {name(count)}
                </Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </Card>
  )
}
