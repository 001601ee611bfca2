// The list of users: search, pages, and each user's actions.
import { userOrder, usersShown } from '@lifafa/contract/endpoints/admin/users'
import { ADMIN_SEARCH_PAUSE_MS } from '@lifafa/contract/limits'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { useId, useRef } from 'react'
import { useSearchText } from '../../../lib/forms/use-search-text.ts'
import { FailedPanel } from '../../../lib/queries/failed-panel.tsx'
import { StaleNotice } from '../../../lib/queries/stale-notice.tsx'
import { useChosenAction } from '../../../lib/user-actions/use-chosen-action.tsx'
import { SearchInput } from '../../../ui/inputs/search-input.tsx'
import { Select } from '../../../ui/inputs/select.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { fullName } from '../full-name.ts'
import { useUsersPage } from './use-users-page.ts'
import { UserPager } from './user-pager.tsx'
import { UserTable } from './user-table.tsx'
import { UserTableSkeleton } from './user-table-skeleton.tsx'

const ORDERS = userOrder.options.map((value) => ({ value, label: sentences.orders[value] }))
const SHOWN = usersShown.options.map((value) => ({ value, label: sentences.shown[value] }))

export function UserList() {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { shown, params, show, hasFailed, isWaiting, isError, isFetching, error, refetch } = useUsersPage()
  const { text, setText } = useSearchText(
    params.search,
    (search) => show({ ...params, search, page: 1 }),
    ADMIN_SEARCH_PAUSE_MS,
  )
  const { choose, dialog } = useChosenAction(heading)

  function goTo(page: number) {
    show({ ...params, page })
    // The pressed button stays where it is, unless the start of the new page would be out of sight.
    if ((heading.current?.getBoundingClientRect().top ?? 0) < 0) heading.current?.scrollIntoView()
  }

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
            {isWaiting ? sentences.loading : shown && sentences.found(shown.pagination.total_users)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3 max-sm:w-full">
          <Select
            aria-label={sentences.orderLabel}
            value={params.order}
            onChange={({ target }) => show({ ...params, order: userOrder.parse(target.value), page: 1 })}
            className="min-w-0 flex-1 sm:w-44"
            options={ORDERS}
          />
          <Select
            aria-label={sentences.shownLabel}
            value={params.show}
            onChange={({ target }) => show({ ...params, show: usersShown.parse(target.value), page: 1 })}
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
            className="w-full sm:w-84"
          />
        </div>
      </div>
      {hasFailed ? (
        <FailedPanel
          title={sentences.usersFailedTitle}
          error={error}
          isFetching={isFetching}
          onRetry={refetch}
        />
      ) : shown?.users.length === 0 ? (
        <EmptyState
          title={sentences.noUsers}
          text={
            params.search.trim() === '' && params.show === 'all'
              ? sentences.nobodyYet
              : sentences.noUsersMatch
          }
        />
      ) : (
        <div className="@container min-w-0 rounded-card border border-line bg-card px-5 pt-4 pb-5 shadow-card sm:px-7">
          {shown ? (
            <>
              <div className={isWaiting ? 'opacity-55 transition-opacity' : 'transition-opacity'}>
                <UserTable
                  users={shown.users}
                  onChoose={(action, user, button) =>
                    choose(action, { ...user, name: fullName(user) }, button)
                  }
                />
              </div>
              <UserPager pagination={shown.pagination} page={params.page} onPage={goTo} />
            </>
          ) : (
            <UserTableSkeleton />
          )}
        </div>
      )}
      {!hasFailed && isError && <StaleNotice isFetching={isFetching} onRetry={refetch} />}
      {dialog}
    </section>
  )
}
