// Emails a host that the provider has decided about the linked account, which guests wait for.
import type { JobData } from '../../jobs/job-kinds.ts'
import type { Services } from '../../services.ts'

type Deps = Pick<Services, 'db' | 'mailer' | 'settings'>

/**
 * Sends nothing if the state has changed since, or the host has saved another UPI ID with an account of its own,
 * or cannot sign in. Throws the mailer's errors.
 */
export async function mailLinkedAccount(
  { db, mailer, settings: { publicUrl, supportEmail } }: Deps,
  { linkedAccountId, state }: JobData['mail-linked-account'],
): Promise<void> {
  const host = await db
    .selectFrom('linked_accounts')
    .innerJoin('hosts', (join) =>
      join.onRef('hosts.id', '=', 'host_id').onRef('hosts.upi_id', '=', 'linked_accounts.upi_id'),
    )
    .select(['email', 'first_name', 'language'])
    .where('linked_accounts.id', '=', linkedAccountId)
    .where('state', '=', state)
    .where('deactivated_at', 'is', null)
    .executeTakeFirst()
  if (!host) return
  const email = {
    kind: 'linked-account',
    firstName: host.first_name,
    language: host.language,
    state,
    publicUrl,
    supportEmail,
  } as const
  await mailer.send(host.email, email)
}
