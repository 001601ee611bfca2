// Queries of an event's gift register, and the data that a change of it makes old.
import { listCounts } from '@lifafa/contract/endpoints/register/counts'
import { listDesks } from '@lifafa/contract/endpoints/register/desks'
import { getEntry, listBoxNames } from '@lifafa/contract/endpoints/register/entries'
import { type QueryKey, queryOptions, useQueryClient } from '@tanstack/react-query'
import { call } from '../calls/api.ts'
import { useLiveUpdates } from '../live-updates/live-updates.ts'
import { live } from '../queries/live.ts'

const NAMES_STALE_MS = 60_000

/** All that is read of a register has a key that begins so. */
export const registerKey = (giftid: string): QueryKey => ['register', giftid]

/** The register itself, and the pages that show its sums. */
export const changedByEntry = (giftid: string): QueryKey[] => [
  registerKey(giftid),
  ['event-box', giftid],
  ['boxes-with-guests'],
]

export const desksQuery = (giftid: string) =>
  queryOptions({
    ...live,
    queryKey: [...registerKey(giftid), 'desks'],
    queryFn: async () => (await call(listDesks, { params: { id: giftid } })).desks,
  })

export const countsQuery = (giftid: string) =>
  queryOptions({
    ...live,
    queryKey: [...registerKey(giftid), 'counts'],
    queryFn: () => call(listCounts, { params: { id: giftid } }),
  })

/** Suggestions for the form of a gift: nobody waits for them, and nobody is told if they are missing. */
export const namesQuery = (giftid: string) =>
  queryOptions({
    queryKey: [...registerKey(giftid), 'names'],
    queryFn: async () => (await call(listBoxNames, { params: { id: giftid } })).names,
    staleTime: NAMES_STALE_MS,
  })

export const entryQuery = (giftid: string, entry: string) =>
  queryOptions({
    queryKey: [...registerKey(giftid), 'entry', entry],
    queryFn: () => call(getEntry, { params: { id: giftid, entry } }),
  })

/** Fetches the register again whenever a desk, or the host on another device, writes in it. */
export function useLiveRegister(giftid: string): void {
  const queries = useQueryClient()
  useLiveUpdates({
    received({ registers }) {
      if (!registers.includes(giftid)) return
      for (const queryKey of changedByEntry(giftid)) void queries.invalidateQueries({ queryKey })
    },
  })
}
