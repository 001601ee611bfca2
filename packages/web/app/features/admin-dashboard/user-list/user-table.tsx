// The users of one page: a table where there is room, otherwise a card for each user.

import type { AdminUser } from '@lifafa/contract/endpoints/admin/users'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import type { ActedOn, UserAction } from '../../../lib/user-actions/user-action.ts'
import { roles } from '../../../ui/lists/table-roles.ts'
import { rowStyle, UserRow } from './user-row.tsx'

const columns = [
  { name: 'User', style: '[grid-area:user]' },
  { name: 'Contact', style: '[grid-area:contact]' },
  { name: sentences.events, style: 'text-right [grid-area:events]' },
  { name: sentences.totalCollection, style: 'text-right [grid-area:total]' },
  { name: sentences.joined, style: '[grid-area:joined]' },
]

interface UserTableProps {
  /** At least one. */
  users: AdminUser[]
  onChoose: (action: UserAction, user: ActedOn, button: HTMLElement | null) => void
}

export function UserTable({ users, onChoose }: UserTableProps) {
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
