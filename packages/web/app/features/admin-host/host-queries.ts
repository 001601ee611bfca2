// Queries of the administrator's page of one host.

import { callFailures } from '@lifafa/contract/call-failures'
import type { Answer } from '@lifafa/contract/endpoint'
import {
  adminGetHost,
  adminListActivitiesOfHost,
  adminListBoxesOfHost,
  adminListContributionsOfBox,
  adminListPayoutsOfHost,
} from '@lifafa/contract/endpoints/admin/hosts'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPayoutsSentences } from '@lifafa/contract/sentences/admin/payouts'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { ApiError } from '../../lib/network/api-error.ts'
import type { ToastQuery } from '../../lib/queries/use-query-with-toast.ts'
import { HOST_KEY } from '../../lib/user-actions/use-user-actions.ts'

type HostAnswer = Answer<typeof adminGetHost>

/** Null where there is no such host, or an id that cannot be one. */
export const hostQuery = (id: string): ToastQuery<HostAnswer | null> => ({
  queryKey: [HOST_KEY, id, 'card'],
  queryFn: async () => {
    try {
      return await adminCall(adminGetHost, { params: { id } })
    } catch (error) {
      if (!(error instanceof ApiError && error.status === callFailures.notFound.status)) throw error
      return null
    }
  },
  failed: sentences.failed,
})

export const boxesQuery = (id: string, page: number): ToastQuery<Answer<typeof adminListBoxesOfHost>> => ({
  queryKey: [HOST_KEY, id, 'boxes', String(page)],
  queryFn: () => adminCall(adminListBoxesOfHost, { params: { id }, query: { page } }),
  failed: sentences.boxesFailed,
})

export const giftsQuery = (
  box: string,
  page: number,
): ToastQuery<Answer<typeof adminListContributionsOfBox>> => ({
  queryKey: [HOST_KEY, 'gifts', box, String(page)],
  queryFn: () => adminCall(adminListContributionsOfBox, { params: { id: box }, query: { page } }),
  failed: sentences.giftsFailed,
})

export const payoutsQuery = (
  id: string,
  page: number,
): ToastQuery<Answer<typeof adminListPayoutsOfHost>> => ({
  queryKey: [HOST_KEY, id, 'payouts', String(page)],
  queryFn: () => adminCall(adminListPayoutsOfHost, { params: { id }, query: { page } }),
  failed: adminPayoutsSentences.payoutsFailed,
})

export const activitiesQuery = (
  id: string,
  page: number,
): ToastQuery<Answer<typeof adminListActivitiesOfHost>> => ({
  queryKey: [HOST_KEY, id, 'activities', String(page)],
  queryFn: () => adminCall(adminListActivitiesOfHost, { params: { id }, query: { page } }),
  failed: sentences.activityFailed,
})
