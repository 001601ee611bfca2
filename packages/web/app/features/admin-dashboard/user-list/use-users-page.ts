// The users of the page that the address names: those of the page before stay in view until they are here.
import { keepPreviousData } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useQueryWithToast } from '../../../lib/queries/use-query-with-toast.ts'
import { usersQuery } from '../dashboard-queries.ts'
import { useUsersPlace } from './use-users-place.ts'

export function useUsersPage() {
  const { place, show } = useUsersPlace()
  const query = useQueryWithToast(usersQuery(place), { placeholderData: keepPreviousData })
  const { data, isPlaceholderData, errorUpdateCount } = query
  // As when the only user of the last page was deleted.
  const isBeyond = data?.users.length === 0 && data.pagination.total_users > 0
  const lastPage = isBeyond && !isPlaceholderData ? data.pagination.total_pages : undefined
  const goTo = useEffectEvent((page: number) => show({ ...place, page }, true))
  useEffect(() => {
    if (lastPage !== undefined) goTo(lastPage)
  }, [lastPage])
  const shown = isBeyond ? undefined : data
  // Stays while it is tried again, so that the button keeps its place and the focus.
  const hasFailed = errorUpdateCount > 0 && (shown === undefined || isPlaceholderData)
  return {
    ...query,
    place,
    show,
    /** Undefined until there are any; those of another page until the right ones are here. */
    shown,
    hasFailed,
    isWaiting: !hasFailed && (shown === undefined || isPlaceholderData),
  }
}
