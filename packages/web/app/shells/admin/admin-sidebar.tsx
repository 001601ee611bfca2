// The administrator's sidebar: search, links, the signed-in administrator, sign-out. On phones the menu contains the same.
import { adminShellSentences as sentences } from '@lifafa/contract/sentences/admin/shell'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import {
  CreditCard,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  Settings,
  UsersRound,
} from 'lucide-react'
import { NavLink } from 'react-router'
import { paths } from '../../paths.ts'
import { Avatar, initialsOf } from '../../ui/display/avatar.tsx'
import { AdminSearch } from './admin-search.tsx'

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-r-field px-3.5 text-left text-cream/85 hover:bg-cream/10 hover:text-cream'
const current =
  'aria-[current=page]:bg-cream/12 aria-[current=page]:font-semibold aria-[current=page]:text-saffron aria-[current=page]:shadow-[inset_3px_0_0_var(--color-saffron)]'

interface AdminSidebarProps {
  name: string
  onLogout: () => void
  /** Called when a link is followed. */
  onFollow?: () => void
}

export function AdminSidebar({ name, onLogout, onFollow }: AdminSidebarProps) {
  return (
    <div className="flex flex-1 flex-col justify-between gap-6">
      <div className="grid gap-4">
        <AdminSearch onFollow={onFollow} />
        <nav aria-label={sentences.administration}>
          <ul className="grid gap-1">
            {adminLinks.map(({ text, to, Icon }) => (
              <li key={to}>
                <NavLink to={to} onClick={onFollow} className={`${row} ${current}`}>
                  <Icon className="size-5 flex-none" aria-hidden="true" />
                  {text}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div className="border-gold/40 border-t pt-4">
        <div className="mb-2 flex items-center gap-3 px-1.5">
          <Avatar initials={initialsOf(...name.split(/\s+/))} />
          <p className="min-w-0">
            <span className="block truncate font-semibold text-cream" title={name}>
              {name}
            </span>
            <span className="block text-cream/75 text-sm leading-tight">{sentences.administrator}</span>
          </p>
        </div>
        <button type="button" onClick={onLogout} className={row}>
          <LogOut className="size-5 flex-none" aria-hidden="true" />
          {sentences.logout}
        </button>
      </div>
    </div>
  )
}

interface AdminLink {
  text: string
  to: string
  Icon: LucideIcon
}

/** The links of the administrator's sidebar. */
const adminLinks: AdminLink[] = [
  { text: sentences.dashboard, to: paths.admin.dashboard.href(), Icon: LayoutDashboard },
  { text: sentences.payments, to: paths.admin.payments.href(), Icon: CreditCard },
  { text: sentences.guests, to: paths.admin.guests.href(), Icon: UsersRound },
  { text: sentences.feedback, to: paths.admin.feedback.href(), Icon: MessagesSquare },
  { text: sentences.settings, to: paths.admin.settings.href(), Icon: Settings },
  { text: labelSentences.changePassword, to: paths.admin.changePassword.href(), Icon: KeyRound },
]
