// Presents a host, boxes, contributions and activities as JSON for administrators.
import type {
  ActivityOfHost,
  BoxOfHost,
  ContributionOfBox,
  HostCard,
  LinkedAccountOfHost,
  SessionsOfHost,
} from '@lifafa/contract/endpoints/admin/hosts'
import type { Session } from '@lifafa/contract/endpoints/sessions'
import type { EarlierAccount } from '@lifafa/contract/linked-accounts/states'
import type { ListedActivity } from '../../activities/reads.ts'
import { describeActivity } from '../../activities/rules.ts'
import type { Row } from '../../db/tables.ts'
import { lastDigits, maskPhone } from '../../privacy.ts'
import { presentCheckedUpiId } from '../../upi-id-checks/present.ts'
import type { UpiIdCheckRow } from '../../upi-id-checks/reads.ts'
import { waitsUntil } from '../payouts/rules/destination.ts'
import type { ContributionOfBoxRow, ListedBox } from './reads.ts'

interface AboutDestination {
  check: UpiIdCheckRow | undefined
  accountCheck: UpiIdCheckRow | undefined
  linkedAccount: Row<'linked_accounts'> | undefined
  earlierAccounts: EarlierAccount[]
}

export const presentHost = (
  host: Row<'hosts'>,
  { check, accountCheck, linkedAccount, earlierAccounts }: AboutDestination,
  now: Date,
): HostCard => ({
  id: host.id,
  name: `${host.first_name} ${host.last_name}`,
  email: host.email,
  phone: host.phone_number,
  address: host.address,
  upi_id: host.upi_id,
  upi_id_waits_until: waitsUntil(host, now)?.toISOString() ?? null,
  upi_id_check: host.upi_id === null ? null : presentCheckedUpiId(check),
  bank_account:
    host.bank_account === null || host.ifsc === null || host.bank_account_name === null
      ? null
      : {
          last_digits: lastDigits(host.bank_account),
          ifsc: host.ifsc,
          account_name: host.bank_account_name,
          check: presentCheckedUpiId(accountCheck),
        },
  linked_account: linkedAccount ? presentLinkedAccount(linkedAccount) : null,
  earlier_accounts: earlierAccounts,
  is_verified: host.email_verified_at !== null,
  deactivated_at: host.deactivated_at?.toISOString() ?? null,
  joined_at: host.created_at.toISOString(),
})

const presentLinkedAccount = ({
  state,
  account_id,
  refusal,
}: Row<'linked_accounts'>): LinkedAccountOfHost => ({
  state,
  account_id,
  refusal,
})

/** The one used last comes first. */
export function presentSessions(sessions: readonly Session[]): SessionsOfHost {
  const [last] = sessions
  return {
    count: sessions.length,
    last_used_at: last?.last_used_at ?? null,
    browser: last?.browser ?? null,
    system: last?.system ?? null,
  }
}

export const presentBox = (box: ListedBox): BoxOfHost => ({
  id: box.id,
  name: box.name,
  event_date: box.event_date,
  is_deleted: box.deleted_at !== null,
  contributions: box.contributions,
  kept_paise: box.keptPaise,
  owed_paise: box.owedPaise,
  paid_paise: box.paidPaise,
  transferred_paise: box.transferredPaise,
})

export const presentContribution = (contribution: ContributionOfBoxRow): ContributionOfBox => ({
  id: contribution.id,
  payment_id: contribution.payment_id,
  guest: contribution.guest_name,
  phone: contribution.guest_phone && maskPhone(contribution.guest_phone),
  amount_paise: contribution.amount_paise,
  kept_paise: contribution.kept_paise,
  reference: contribution.reference,
  at: contribution.paid_at.toISOString(),
})

export const presentActivity = (activity: ListedActivity): ActivityOfHost => ({
  at: activity.created_at.toISOString(),
  ...describeActivity(activity, 'en'),
})
