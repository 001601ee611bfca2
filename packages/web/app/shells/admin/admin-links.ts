// The links of the administrator's sidebar.
import {
  CreditCard,
  KeyRound,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  Settings,
  UsersRound,
} from 'lucide-react'
import { paths } from '../../paths.ts'

interface AdminLink {
  text: string
  to: string
  Icon: LucideIcon
}

export const adminLinks: AdminLink[] = [
  { text: 'Dashboard', to: paths.admin.dashboard.href(), Icon: LayoutDashboard },
  { text: 'Payments', to: paths.admin.payments.href(), Icon: CreditCard },
  { text: 'Guests', to: paths.admin.guests.href(), Icon: UsersRound },
  { text: 'Feedback', to: paths.admin.feedback.href(), Icon: MessagesSquare },
  { text: 'Settings', to: paths.admin.settings.href(), Icon: Settings },
  { text: 'Change Password', to: paths.admin.changePassword.href(), Icon: KeyRound },
]
