// The administrator's sidebar: search, links, the signed-in administrator, sign-out. On phones the menu contains the same.

import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminSearchSentences } from '@lifafa/contract/sentences/admin/search'
import { adminShellSentences as sentences } from '@lifafa/contract/sentences/admin/shell'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import {
  CreditCard,
  KeyRound,
  LayoutDashboard,
  LogOut,
  type LucideIcon,
  MessagesSquare,
  Search,
  Settings,
  UsersRound,
} from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { NavLink, useNavigate } from 'react-router'
import { paymentsHref } from '../../lib/links/admin-links.ts'
import { adminSession, useAdmin } from '../../lib/session/admin-session.ts'
import { paths } from '../../paths.ts'
import { Avatar, initialsOf } from '../../ui/display/avatar.tsx'
import { notify } from '../../ui/overlays/toasts.ts'

const row =
  'flex min-h-12 w-full items-center gap-3 rounded-r-field px-3.5 text-left text-cream/85 hover:bg-cream/10 hover:text-cream'
const current =
  'aria-[current=page]:bg-cream/12 aria-[current=page]:font-semibold aria-[current=page]:text-saffron aria-[current=page]:shadow-[inset_3px_0_0_var(--color-saffron)]'

/** The guard around it redirects to the admin login as soon as the session has ended. */
function logOut() {
  adminSession.signOut()
  notify.success(adminSentences.loggedOut)
}

/** `onFollow`: called when a link is followed, or the search leaves for its page. */
export function AdminSidebar({ onFollow }: { onFollow?: () => void }) {
  const { name } = useAdmin()
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
        <button type="button" onClick={logOut} className={row}>
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

function AdminSearch({ onFollow }: { onFollow?: (() => void) | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    function focus(event: KeyboardEvent) {
      const isTyping = (event.target as Element).closest(
        'input, textarea, select, [contenteditable], [role=dialog]',
      )
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
      event.preventDefault()
      input.current?.focus()
      input.current?.select()
    }
    document.addEventListener('keydown', focus)
    return () => document.removeEventListener('keydown', focus)
  }, [])

  function find(event: FormEvent) {
    event.preventDefault()
    const text = input.current?.value.trim()
    if (!text || !input.current) return
    input.current.value = ''
    onFollow?.()
    navigate(paymentsHref({ tab: 'payment', text }))
  }

  return (
    <search>
      <form onSubmit={find} className="relative">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2 text-cream/75"
          aria-hidden="true"
        />
        <input
          ref={input}
          type="search"
          aria-label={adminSearchSentences.anywhere}
          aria-keyshortcuts="/"
          placeholder={adminSearchSentences.anywhereHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          className="h-12 w-full rounded-field border border-cream/40 bg-cream/10 pr-3 pl-11 text-cream placeholder:text-cream/75"
        />
      </form>
    </search>
  )
}
