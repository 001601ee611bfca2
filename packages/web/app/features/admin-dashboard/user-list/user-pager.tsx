// The pager of the list of users.

import type { AdminUserPage } from '@lifafa/contract/endpoints/admin/users'
import { MAX_ADMIN_PAGE_BUTTONS, PAGE_SIZE } from '@lifafa/contract/limits'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { Pager } from '../../../ui/lists/pager.tsx'

interface UserPagerProps {
  /** Of the page that is shown. */
  pagination: AdminUserPage['pagination']
  /** The requested page, from 1; it may still be loading. */
  page: number
  onPage: (page: number) => void
}

export function UserPager({ pagination, page, onPage }: UserPagerProps) {
  const { total_users, total_pages, current_page } = pagination
  if (total_pages <= 1) return null
  const before = (current_page - 1) * PAGE_SIZE.adminUsers
  return (
    <div className="border-line border-t pt-4">
      <Pager
        label={sentences.pages}
        page={Math.min(page, total_pages)}
        pageCount={total_pages}
        onPage={onPage}
        summary={sentences.showing(
          before + 1,
          Math.min(before + PAGE_SIZE.adminUsers, total_users),
          total_users,
        )}
        numbers={MAX_ADMIN_PAGE_BUTTONS}
      />
    </div>
  )
}
