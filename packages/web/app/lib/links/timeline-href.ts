// The address of the story of a payment or payout, by any id of it.
import { paths } from '../../paths.ts'

export const storyHref = (id: string): string =>
  `${paths.admin.payments.href()}?tab=payment&id=${encodeURIComponent(id)}`
