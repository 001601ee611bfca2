// Links from one page of the administrators to a part of another. They are not in `paths`, which every page contains.
import type { PayoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import { paths } from '../../paths.ts'

/** `id`: of a payment, an order or a payout. `text`: to search for. */
type PaymentsView =
  | { tab: 'payouts'; group: PayoutGroup }
  | { tab: 'payment'; id: string }
  | { tab: 'payment'; text: string }
  | { tab: 'audit-log'; about: string }

export const paymentsHref = (view: PaymentsView): string =>
  `${paths.admin.payments.href()}?${new URLSearchParams({ ...view })}`

/** Leads to the gifts of a box, on its host's page. */
export const giftsHref = (hostId: string, boxId: string): string =>
  `${paths.admin.host.href(hostId)}?${new URLSearchParams({ box: boxId })}`
