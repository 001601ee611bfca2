// The address of the timeline of a payment or payout, by any id of it.
import { paths } from '../../paths.ts'

export const timelineHref = (id: string): string =>
  `${paths.admin.payments.href()}?tab=payment&id=${encodeURIComponent(id)}`
