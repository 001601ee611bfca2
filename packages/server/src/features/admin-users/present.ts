// Presents users and totals as JSON for administrators (docs/specification.md §3).
import type { AdminStats, AdminUser, AdminUserPage } from '@lifafa/contract/endpoints/admin/users'
import { paiseToRupees } from '@lifafa/contract/money'
import type { PlatformTotals } from './reads/totals.ts'
import type { ListedUser } from './reads/users.ts'
import { pagesOf } from './rules.ts'

export const presentTotals = (totals: PlatformTotals): AdminStats => ({
  total_users: totals.users,
  total_events: totals.events,
  total_contributions: paiseToRupees(totals.keptPaise),
})

/** An active user may sign in: the email address is verified, and the account is not deactivated. */
export const presentListedUser = (user: ListedUser): AdminUser => ({
  id: user.id,
  email: user.email,
  first_name: user.first_name,
  last_name: user.last_name,
  phone_number: user.phone_number,
  address: user.address,
  upi_id: user.upi_id,
  is_active: user.email_verified_at !== null && user.deactivated_at === null,
  is_verified: user.email_verified_at !== null,
  date_joined: user.created_at.toISOString(),
  total_events: user.events,
  total_collection: paiseToRupees(user.keptPaise),
})

type Asked = { page: number; pageSize: number; total: number }

export function presentPagination({ page, pageSize, total }: Asked): AdminUserPage['pagination'] {
  const pages = pagesOf(total, pageSize)
  return {
    total_users: total,
    total_pages: pages,
    current_page: page,
    has_next: page < pages,
    has_previous: page > 1,
  }
}
