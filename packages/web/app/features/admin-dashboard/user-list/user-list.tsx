// The list of users: search, pages, and each user's actions.
import {
  type AdminUser,
  type AdminUserPage,
  userOrder,
  usersShown,
} from '@lifafa/contract/endpoints/admin/users'
import { ADMIN_SEARCH_PAUSE_MS, PAGE_SIZE } from '@lifafa/contract/limits'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useRef } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { useSearchText } from '../../../lib/forms/use-search-text.ts'
import { useSearchState } from '../../../lib/links/use-search-state.ts'
import { PagedList } from '../../../lib/parts/paged-list.tsx'
import type { ActedOn, UserAction } from '../../../lib/user-actions/user-action.ts'
import { SearchInput } from '../../../ui/inputs/search-input.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { roles } from '../../../ui/lists/table-roles.ts'
import { TableSkeleton } from '../../../ui/lists/table-skeleton.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { usersQuery, usersSearch } from '../dashboard-queries.ts'
import { rowStyle, UserRow } from './user-row.tsx'

const ORDERS = userOrder.options.map((value) => ({ value, label: sentences.orders[value] }))
const SHOWN = usersShown.options.map((value) => ({ value, label: sentences.shown[value] }))

const loadDialog = async () =>
  (await import('../../../lib/user-actions/user-action-dialog.tsx')).UserActionDialog

export function UserList() {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [params, setParams] = useSearchState(usersSearch)
  const users = useQuery(usersQuery(params))
  const { data, isPlaceholderData, errorUpdateCount } = users
  const isWaiting = (data === undefined || isPlaceholderData) && errorUpdateCount === 0
  const { text, setText } = useSearchText(
    params.search,
    (search) => setParams({ search, page: 1 }),
    ADMIN_SEARCH_PAUSE_MS,
  )
  const { open, dialog } = useDialog(loadDialog, {}, heading)

  return (
    <section aria-labelledby={headingId} aria-busy={isWaiting || undefined} className="mt-9">
      <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <h2
            ref={heading}
            id={headingId}
            tabIndex={-1}
            className="scroll-mt-20 text-2xl outline-none focus-visible:shadow-none lg:scroll-mt-6"
          >
            {sentences.title}
          </h2>
          <p role="status" className="min-h-6 text-muted">
            {isWaiting ? sentences.loading : data && sentences.found(data.pagination.total_users)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-xl:w-full">
          <Select
            aria-label={sentences.orderLabel}
            value={params.order}
            onChange={({ target }) => setParams({ order: userOrder.parse(target.value), page: 1 })}
            className="min-w-0 flex-1 sm:w-44"
            options={ORDERS}
          />
          <Select
            aria-label={sentences.shownLabel}
            value={params.show}
            onChange={({ target }) => setParams({ show: usersShown.parse(target.value), page: 1 })}
            className="min-w-0 flex-1 sm:w-36"
            options={SHOWN}
          />
          <SearchInput
            label={sentences.search}
            placeholder={sentences.searchPlaceholder}
            clearLabel={sentences.clearSearch}
            text={text}
            onText={setText}
            isBusy={isWaiting}
            className="w-full sm:min-w-84 sm:flex-1"
          />
        </div>
      </div>
      <PagedList
        query={users}
        page={params.page}
        onPage={setParams}
        failedTitle={sentences.usersFailedTitle}
        pagesLabel={sentences.pages}
        summary={data && data.pagination.total_pages > 1 ? showing(data.pagination) : undefined}
        skeleton={
          <Frame>
            <UserTableSkeleton />
          </Frame>
        }
        empty={{
          title: sentences.noUsers,
          text:
            params.search.trim() === '' && params.show === 'all'
              ? sentences.nobodyYet
              : sentences.noUsersMatch,
        }}
      >
        {({ users: shown }) => (
          <Frame>
            <UserTable users={shown} onChoose={(action, user, button) => open({ action, user }, button)} />
          </Frame>
        )}
      </PagedList>
      {dialog}
    </section>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="@container min-w-0 rounded-card border border-line bg-card px-5 pt-4 pb-5 shadow-card sm:px-7">
    {children}
  </div>
)

function showing({ total_users, current_page }: AdminUserPage['pagination']): string {
  const before = (current_page - 1) * PAGE_SIZE.adminUsers
  return sentences.showing(before + 1, Math.min(before + PAGE_SIZE.adminUsers, total_users), total_users)
}

/** The skeleton of a page of users. */
function UserTableSkeleton() {
  return (
    <div>
      <TableSkeleton rows={PAGE_SIZE.adminUsers} headStyle="@max-4xl:hidden h-7.5" rowStyle={rowStyle}>
        <div className="flex gap-3.5 [grid-area:user]">
          <Skeleton className="size-11 flex-none rounded-full" />
          <div className="flex-1">
            <Skeleton className="my-0.5 h-4.5 w-4/5" />
            <Skeleton className="mt-2.5 h-6 w-18 rounded-full" />
          </div>
        </div>
        <div className="mt-3 [grid-area:contact] @xl:mt-0">
          <Skeleton className="my-0.5 h-4.5 w-11/12" />
          <Skeleton className="mt-2.5 h-4.5 w-28" />
        </div>
        <Skeleton className="mt-4 h-10 w-10 [grid-area:events] @4xl:mt-0 @4xl:h-6 @4xl:justify-self-end" />
        <Skeleton className="mt-4 h-11 w-24 [grid-area:total] @4xl:mt-0 @4xl:h-6 @4xl:justify-self-end" />
        <Skeleton className="mt-2.5 h-5 w-44 [grid-area:joined] @xl:mt-4 @xl:h-10 @4xl:mt-0 @4xl:h-5 @4xl:w-32" />
      </TableSkeleton>
    </div>
  )
}

const columns = [
  { name: 'User', style: '[grid-area:user]' },
  { name: 'Contact', style: '[grid-area:contact]' },
  { name: sentences.events, style: 'text-right [grid-area:events]' },
  { name: sentences.totalCollection, style: 'text-right [grid-area:total]' },
  { name: sentences.joined, style: '[grid-area:joined]' },
]

interface UserTableProps {
  users: AdminUser[]
  onChoose: (action: UserAction, user: ActedOn, button: HTMLElement | null) => void
}

/** The users of one page: a table where there is room, otherwise a card for each user. */
function UserTable({ users, onChoose }: UserTableProps) {
  return (
    <table {...roles.table} aria-label={sentences.title} className="block">
      <thead {...roles.rowGroup} className="block @max-4xl:sr-only">
        <tr {...roles.row} className={`${rowStyle} border-line border-b pb-2 text-left text-muted text-sm`}>
          {columns.map(({ name, style }) => (
            <th {...roles.columnHeader} key={name} className={`font-normal ${style}`}>
              {name}
            </th>
          ))}
          <th {...roles.columnHeader} className="[grid-area:menu]">
            <span className="sr-only">{sentences.actions}</span>
          </th>
        </tr>
      </thead>
      <tbody {...roles.rowGroup} className="block divide-y divide-line/80">
        {users.map((user) => (
          <UserRow key={user.id} user={user} onChoose={onChoose} />
        ))}
      </tbody>
    </table>
  )
}
