// Hosts who are paid, in tests: their settings, our debts to them, and their messages.
import type { Row } from '../../db/tables.ts'
import { readBoxMoney } from '../../features/box-money/reads.ts'
import type { StoredEmail } from '../../mail/email-folder.ts'
import type { TestApp } from '../app.ts'
import { feedOf } from '../feed.ts'
import { wait } from '../hosts/accounts.ts'
import { insertFound } from '../hosts/upi-id-checks.ts'
import { aBoxWithContributions, payoutsOf } from '../paying-out.ts'
import type { NewRow } from '../rows.ts'
import { DAY_MS } from '../times.ts'
import { owedPaise } from './owed.ts'

type Box = Pick<Row<'event_boxes'>, 'id' | 'host_id'>

/** Changes the row of a box's host. */
export const saveHost = ({ services }: TestApp, { host_id }: Box, host: Partial<NewRow<'hosts'>>) =>
  services.db.updateTable('hosts').set(host).where('id', '=', host_id).execute()

type Known = { id: string } | undefined

/** Changes the row of a payout. */
export const savePayout = (
  { services: { db } }: TestApp,
  payout: Known,
  change: Partial<NewRow<'payouts'>>,
) =>
  db
    .updateTable('payouts')
    .set(change)
    .where('id', '=', payout?.id ?? '')
    .execute()

/** Changes the row of an attempt. */
export const saveAttempt = (
  { services: { db } }: TestApp,
  attempt: Known,
  change: Partial<NewRow<'payout_attempts'>>,
) =>
  db
    .updateTable('payout_attempts')
    .set(change)
    .where('id', '=', attempt?.id ?? '')
    .execute()

/** As the host's settings do: with the time of the change, and the earlier one. */
export async function changeUpiId(test: TestApp, box: Box, upi_id: string | null = 'other@okbank') {
  const { db } = test.services
  const { now } = test.clock
  const before = await db
    .selectFrom('hosts')
    .select(['id as host_id', 'upi_id'])
    .where('id', '=', box.host_id)
    .executeTakeFirstOrThrow()
  if (before.upi_id !== null)
    await db
      .insertInto('earlier_upi_ids')
      .values({ host_id: before.host_id, upi_id: before.upi_id, replaced_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  await saveHost(test, box, { upi_id, upi_id_changed_at: now })
}

/** The bank has told a name, and the host says that it is somebody else's. */
export async function denyUpiId(test: TestApp, { host_id }: Box) {
  const { db } = test.services
  const hosts = db.selectFrom('hosts').select('upi_id').where('id', '=', host_id)
  const { upi_id } = await hosts.executeTakeFirstOrThrow()
  await insertFound(test, host_id, upi_id ?? '', 'ASHA RAO')
  const no = { answer: 'no', answered_at: test.clock.now } as const
  await db.updateTable('upi_id_checks').set(no).where('host_id', '=', host_id).execute()
}

const ACCOUNT = { bank_account: '765432123456789', ifsc: 'HDFC0000053', bank_account_name: 'Meera R. Nair' }

/** Long ago: nothing waits for it. */
export const saveBankAccount = (test: TestApp, box: Box) =>
  saveHost(test, box, { ...ACCOUNT, bank_account_changed_at: new Date(0) })

/** The ledger's debt to a box's host, in paise. */
export const owed = ({ services }: TestApp, { id }: Box): Promise<number> => owedPaise(services.db, id)

export const statesOf = async (test: TestApp, box: Row<'event_boxes'>) =>
  (await payoutsOf(test, box)).map(({ state }) => state)

/** The emails to a box's host, oldest first. */
export async function emailsTo(test: TestApp, { host_id }: Box): Promise<StoredEmail[]> {
  const { email } = await test.services.db
    .selectFrom('hosts')
    .select('email')
    .where('id', '=', host_id)
    .executeTakeFirstOrThrow()
  return (await test.emails()).filter(({ to }) => to === email)
}

export const subjectsTo = async (test: TestApp, box: Box): Promise<string[]> =>
  (await emailsTo(test, box)).map(({ subject }) => subject)

/** A box's lines in its host's feed, oldest first. */
export const activitiesOf = async (test: TestApp, { id }: Box) =>
  (await feedOf(test, { event_box_id: id })).map(({ action, description }) => ({ action, description }))

export const descriptionsOf = async (test: TestApp, box: Box): Promise<string[]> =>
  (await activitiesOf(test, box)).map(({ description }) => description)

/** The box's money as its host reads it. */
export const moneyFor = ({ services, clock }: TestApp, { id }: Box) =>
  readBoxMoney(services.db, id, { now: clock.now, holidays: services.settings.holidays })

/** Its parts: state, reason, paise. */
export const partsFor = async (test: TestApp, box: Box) =>
  (await moneyFor(test, box)).parts.map(({ state, reason, paise }) => [state, reason, paise])

/** A box of ₹501 whose event is over, and which no run has seen since. */
export async function anEndedBox(test: TestApp): Promise<Row<'event_boxes'>> {
  const box = await aBoxWithContributions(test)
  wait(test, 2 * DAY_MS)
  return box
}

/** The time in `ms`, by the server's clock. */
export const later = ({ clock }: TestApp, ms: number): Date => new Date(clock.now.getTime() + ms)
