// The icon of an activity by its kind: contributions in marigold, boxes in maroon, payouts in leaf.
import type { ActivityType } from '@lifafa/contract/endpoints/dashboard'
import {
  AtSign,
  BadgeCheck,
  Bell,
  CalendarClock,
  Hourglass,
  IndianRupee,
  KeyRound,
  Landmark,
  type LucideIcon,
  MailCheck,
  MailPlus,
  MailX,
  Send,
  TriangleAlert,
  Undo2,
  UserRound,
} from 'lucide-react'

const contribution = 'bg-selected text-selected-ink'
const box = 'bg-maroon-wash text-maroon'
const account = 'bg-line/50 text-ink/80'
const payout = 'bg-leaf-wash text-leaf'
const trouble = 'bg-danger-wash text-danger'

interface Sign {
  Icon: LucideIcon
  style: string
}

const signs: Record<ActivityType, Sign> = {
  'event-box-created': { Icon: MailPlus, style: box },
  'event-box-updated': { Icon: MailCheck, style: box },
  'event-box-deleted': { Icon: MailX, style: box },
  'contribution-received': { Icon: IndianRupee, style: contribution },
  'contribution-refunded': { Icon: Undo2, style: account },
  'profile-updated': { Icon: UserRound, style: account },
  'password-changed': { Icon: KeyRound, style: account },
  'upi-id-changed': { Icon: AtSign, style: account },
  'bank-account-changed': { Icon: Landmark, style: account },
  'payout-waiting': { Icon: Hourglass, style: payout },
  'payout-due': { Icon: CalendarClock, style: payout },
  'payout-sent': { Icon: Send, style: payout },
  'payout-paid': { Icon: BadgeCheck, style: payout },
  'payout-reversed': { Icon: TriangleAlert, style: trouble },
  'payout-failed': { Icon: TriangleAlert, style: trouble },
}

/** A page from before an update may receive kinds that it does not know. */
export const signOf = (type: ActivityType): Sign => signs[type] ?? { Icon: Bell, style: account }
