// Seeds the demo of sandbox mode: a host, an administrator and an open event box, so that a newcomer can give ₹501 at once.
import { PRODUCT_NAME, PRODUCT_SLUG } from '@lifafa/contract/brand'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { contributePath } from '@lifafa/contract/guest-page/paths'
import { inTransaction } from '../db/transaction.ts'
import { openHostAccount } from '../features/auth/writes/open-host-account.ts'
import { listUpcomingBoxesOfHost } from '../features/event-boxes/reads.ts'
import { createBox } from '../features/event-boxes/writes.ts'
import { SANDBOX_PASSWORD } from '../known-secrets.ts'
import { hashPassword } from '../passwords/hash-password.ts'
import type { Services } from '../services.ts'

export const DEMO_ADMIN_EMAIL = `admin@${PRODUCT_SLUG}.test`
const HOST = {
  first_name: 'Aarav',
  last_name: 'Sharma',
  email: `host@${PRODUCT_SLUG}.test`,
  phone_number: '9876543210',
  address: '12, Lake Palace Road, Udaipur',
  upi_id: 'aarav@okbank',
  language: 'en',
} as const
const BOX = {
  name: 'Aarav weds Meera',
  location: 'Udaipur',
  groom_name: 'Aarav',
  bride_name: 'Meera',
  message: 'Your blessings mean the world to us. Thank you for being part of our day.',
}
const DAYS_AHEAD = 7
const DAY_MS = 24 * 60 * 60 * 1000

type Deps = Pick<Services, 'db' | 'settings' | 'now'>

/** Seeds what is missing, and returns the text for the operator who started the server. */
export async function seedSandbox(deps: Deps): Promise<string> {
  const hostId = await demoHost(deps)
  await openDemoAdmin(deps)
  const boxId = await openDemoBox(deps, hostId)
  const { publicUrl, guestUrl } = deps.settings
  return [
    '',
    `${PRODUCT_NAME} is running in sandbox mode: no money moves.`,
    '',
    `  Give as a guest     ${guestUrl}${contributePath(boxId)}`,
    `  See it as the host  ${publicUrl}/auth   ${HOST.email}   ${SANDBOX_PASSWORD}`,
    `  See the platform    ${publicUrl}/${PRODUCT_SLUG}/admin   ${DEMO_ADMIN_EMAIL}   ${SANDBOX_PASSWORD}`,
    `  Emails we sent      ${publicUrl}/dev/mail`,
    '',
    '',
  ].join('\n')
}

const findDemoHost = (db: Deps['db']) =>
  db.selectFrom('hosts').select('id').where('email', '=', HOST.email).executeTakeFirst()

async function demoHost({ db, now }: Deps): Promise<string> {
  const known = await findDemoHost(db)
  if (known) return known.id
  const account = {
    details: HOST,
    passwordHash: await hashPassword(SANDBOX_PASSWORD),
    isContested: false,
    replaced: undefined,
    now: now(),
  }
  const opened = inTransaction(db, async (trx) => {
    const { id } = await openHostAccount(trx, account)
    await trx.updateTable('hosts').set({ email_verified_at: now() }).where('id', '=', id).execute()
    return id
  })
  return opened.catch(async (error: unknown) => {
    // Another server of this sandbox may have opened it meanwhile.
    const others = await findDemoHost(db)
    if (!others) throw error
    return others.id
  })
}

/** The id of the demo's administrator, whose account is created if it is missing. */
export async function openDemoAdmin({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<string> {
  const admins = db.selectFrom('admins').select('id').where('email', '=', DEMO_ADMIN_EMAIL)
  const known = await admins.executeTakeFirst()
  if (known) return known.id
  const admin = {
    name: 'Kavita Rao',
    email: DEMO_ADMIN_EMAIL,
    password_hash: await hashPassword(SANDBOX_PASSWORD),
  }
  await db
    .insertInto('admins')
    .values({ ...admin, email_verified_at: now(), created_at: now() })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .execute()
  return (await admins.executeTakeFirstOrThrow()).id
}

/** A demo that is restarted after its wedding gets a new event box. */
async function openDemoBox({ db, now }: Deps, hostId: string): Promise<string> {
  const [open] = await listUpcomingBoxesOfHost(db, hostId, todayInIndia(now()), 1)
  if (open) return open.id
  const marriageDate = todayInIndia(new Date(now().getTime() + DAYS_AHEAD * DAY_MS))
  const details = { ...BOX, marriage_date: marriageDate }
  return (await createBox(db, { hostId, eventType: 'marriage', details, now: now() })).id
}
