// A row of one user: name, contact details, totals, and the menu of actions.
import { formatMoment } from '@lifafa/contract/dates'
import type { AdminUser } from '@lifafa/contract/endpoints/admin/users'
import { formatCount, formatRupees } from '@lifafa/contract/money'
import { absentSentences } from '@lifafa/contract/sentences/absent'
import { adminUsersSentences as sentences } from '@lifafa/contract/sentences/admin/users'
import { EllipsisVertical } from 'lucide-react'
import { useRef } from 'react'
import { useDialog } from '../../../lib/dialogs/use-dialog.tsx'
import { HostLink } from '../../../lib/parts/host-link.tsx'
import { PhoneLink } from '../../../lib/parts/phone-link.tsx'
import type { ActedOn, UserAction } from '../../../lib/user-actions/user-action.ts'
import { Avatar, initialsOf } from '../../../ui/display/avatar.tsx'
import { Badge } from '../../../ui/display/badge.tsx'
import { roles } from '../../../ui/lists/table-roles.ts'
import { Spinner } from '../../../ui/states/spinner.tsx'

/** A card in a narrow table, the columns of its headings in a wide one. */
export const rowStyle =
  'grid grid-cols-[repeat(2,minmax(0,1fr))_3rem] gap-x-4 [grid-template-areas:"user_user_menu"_"contact_contact_contact"_"events_total_total"_"joined_joined_joined"] @xl:grid-cols-[minmax(0,1.3fr)_repeat(2,minmax(0,1fr))_3rem] @xl:[grid-template-areas:"user_contact_contact_menu"_"events_total_joined_joined"] @4xl:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)_3.5rem_8rem_9rem_2.25rem] @4xl:gap-x-5 @4xl:[grid-template-areas:"user_contact_events_total_joined_menu"]'

interface UserRowProps {
  user: AdminUser
  onChoose: (action: UserAction, user: ActedOn, button: HTMLElement | null) => void
}

export function UserRow({ user, onChoose }: UserRowProps) {
  const name = `${user.first_name} ${user.last_name}`.trim()
  return (
    <tr {...roles.row} className={`${rowStyle} py-4`}>
      <td {...roles.cell} className="flex min-w-0 gap-3.5 [grid-area:user]">
        <Avatar initials={initialsOf(user.first_name, user.last_name)} />
        <div className="min-w-0">
          <p className="leading-snug">
            <HostLink name={name} id={user.id} />
          </p>
          <p className="mt-1">
            <Badge tone={user.is_active ? 'success' : 'neutral'}>
              {user.is_active ? sentences.active : sentences.inactive}
            </Badge>
          </p>
        </div>
      </td>
      <td {...roles.cell} className="mt-3 min-w-0 leading-snug [grid-area:contact] @xl:mt-0">
        <a
          href={`mailto:${user.email}`}
          className="wrap-anywhere underline decoration-line underline-offset-4 hover:text-maroon hover:decoration-maroon"
        >
          {user.email}
        </a>
        <p className="mt-1 text-muted">
          {user.phone_number === '' ? absentSentences.notAvailable : <PhoneLink phone={user.phone_number} />}
        </p>
      </td>
      <td {...roles.cell} className="mt-3 [grid-area:events] @4xl:mt-0 @4xl:text-right">
        <Heading>{sentences.events}</Heading>
        <span className="tabular-nums">{formatCount(user.total_events)}</span>
      </td>
      <td {...roles.cell} className="mt-3 min-w-0 [grid-area:total] @4xl:mt-0 @4xl:text-right">
        <Heading>{sentences.totalCollection}</Heading>
        <span className="wrap-anywhere font-heading text-maroon text-xl leading-6 @4xl:text-lg">
          {formatRupees(user.total_collection)}
        </span>
      </td>
      <td {...roles.cell} className="mt-2 text-muted [grid-area:joined] @xl:mt-3 @4xl:mt-0">
        <Heading isInline>{`${sentences.joined} `}</Heading>
        <time dateTime={user.date_joined}>{formatMoment(user.date_joined)}</time>
      </td>
      <td {...roles.cell} className="-mt-2 -mr-3 justify-self-end [grid-area:menu]">
        <UserMenuButton
          user={user}
          name={name}
          onChoose={(action, button) => onChoose(action, { ...user, name }, button)}
        />
      </td>
    </tr>
  )
}

/** Visual only: a screen reader reads the column's heading. */
function Heading({ isInline = false, children }: { isInline?: boolean; children: string }) {
  return (
    <span aria-hidden="true" className={`text-muted text-sm @4xl:hidden ${isInline ? '@xl:block' : 'block'}`}>
      {children}
    </span>
  )
}

const loadMenu = async () => (await import('./user-menu.tsx')).UserMenu

interface UserMenuButtonProps {
  user: AdminUser
  name: string
  /** Also receives the button, to which the focus returns. */
  onChoose: (action: UserAction, button: HTMLElement | null) => void
}

function UserMenuButton({ user, name, onChoose }: UserMenuButtonProps) {
  const anchor = useRef<HTMLButtonElement>(null)
  const menu = useDialog(loadMenu, {
    anchor,
    user,
    name,
    onChoose: (action: UserAction) => onChoose(action, anchor.current),
  })
  return (
    <>
      <button
        ref={anchor}
        type="button"
        {...menu.trigger.props}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        aria-label={sentences.actionsFor(name)}
        className="flex size-12 items-center justify-center rounded-full text-muted hover:bg-maroon-wash hover:text-maroon"
      >
        {menu.trigger.isOpening ? (
          <Spinner className="size-5" />
        ) : (
          <EllipsisVertical className="size-5" aria-hidden="true" />
        )}
      </button>
      {menu.dialog}
    </>
  )
}
