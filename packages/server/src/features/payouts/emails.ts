// Emails a host about a payout: a UPI ID is needed, money was paid, could not be paid, or is late.
import type { Money } from '@lifafa/contract/endpoints/box-money'
import { formatPaise } from '@lifafa/contract/money'
import type { Row } from '../../db/tables.ts'
import type { JobData } from '../../jobs/job-kinds.ts'
import type { Services } from '../../services.ts'
import { listAttempts, listPayouts, readPayees, sumOf } from './reads/payouts.ts'
import { type DestinationColumns, destinationText } from './rules/destination.ts'
import { type Hold, holdReason, isOfHost } from './rules/hold-reason.ts'

type Deps = Pick<Services, 'db' | 'mailer' | 'settings' | 'provider' | 'now'>

/** Reads the money of a box as its host sees it on every page. */
export type ReadMoney = (
  db: Deps['db'],
  boxId: string,
  when: { now: Date; holidays: readonly string[] },
) => Promise<Pick<Money, 'parts'>>

/**
 * Says what is so at the time of writing, once: nothing of a UPI ID that was saved meanwhile, or of an outcome that another has followed,
 * which has an email of its own. Throws what the mailer throws.
 */
export const mailPayout = (deps: Deps, wanted: JobData['mail-payout']): Promise<void> =>
  wanted.about === 'waiting' ? mailWaiting(deps, wanted.payoutId) : mailOutcome(deps, wanted)

/** No row where the host was deleted: there is no address to write to. */
const payoutWithHost = (db: Deps['db']) =>
  db
    .selectFrom('payouts')
    .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
    .where('hosts.deleted_at', 'is', null)
    .innerJoin('event_boxes', 'event_boxes.id', 'payouts.event_box_id')
    .select(['event_box_id', 'hold', 'email', 'first_name', 'language', 'event_boxes.name'])
    .select(['payouts.host_id', 'payouts.state as payout_state', 'hold_reason', 'not_before'])

async function mailWaiting({ db, mailer, settings }: Deps, payoutId: string): Promise<void> {
  const payout = await payoutWithHost(db)
    .select(['upi_id', 'bank_account', 'ifsc', 'bank_account_name'])
    .where('payouts.id', '=', payoutId)
    .executeTakeFirst()
  if (payout?.hold !== 'needs-destination') return
  const waiting = (await listPayouts(db, payout.event_box_id)).filter(({ hold }) => hold === payout.hold)
  await mailer.send(payout.email, {
    kind: 'payout-waiting',
    ...{ ...greetingOf(payout), publicUrl: settings.publicUrl, of: kindOf(payout) },
    ...{ amount: formatPaise(sumOf(waiting)), refused: destinationText(payout, payout.language) },
  })
}

type Outcome = Extract<JobData['mail-payout'], { attemptId: string }>

async function mailOutcome(deps: Deps, { attemptId, about }: Outcome): Promise<void> {
  const { db, mailer, settings } = deps
  const attempt = await payoutWithHost(db)
    .innerJoin('payout_attempts', 'payout_id', 'payouts.id')
    .selectAll('payout_attempts')
    .where('payout_attempts.id', '=', attemptId)
    .where('payout_attempts.state', '=', about)
    .executeTakeFirst()
  if (!attempt) return
  const { failure, reference: utr } = attempt
  const to = destinationText(attempt, attempt.language)
  const of = { ...greetingOf(attempt), amount: formatPaise(attempt.amount_paise) }
  if (about === 'paid') return mailer.send(attempt.email, { kind: 'payout-paid', ...of, to, utr })
  if (attempt.payout_state === 'paid') return
  const hold = await readHold(deps, attempt)
  // `payout-waiting` asks for another destination. An inactive host cannot sign in.
  if (hold === 'needs-destination' || hold === 'host-inactive') return
  const ofHost = hold === 'needs-operator' ? 'held' : failure === 'destination' ? failure : 'bank'
  const fault = isOfHost(failure) ? ofHost : 'ours'
  await mailer.send(attempt.email, {
    kind: 'payout-failed',
    ...of,
    ...{ to, of: kindOf(attempt), fault, publicUrl: settings.publicUrl },
  })
}

type Failed = Pick<Row<'payout_attempts'>, 'payout_id'> &
  Pick<Row<'payouts'>, 'event_box_id' | 'host_id' | 'hold_reason' | 'not_before'>

/** The hold of a payout as its next plan will have it: that may be minutes after the attempt has failed. */
async function readHold(
  { db, provider, now }: Deps,
  { payout_id: id, event_box_id, host_id, hold_reason, not_before }: Failed,
): Promise<Hold['hold']> {
  const payeeOf = await readPayees(db, [host_id])
  const attempts = await listAttempts(db, event_box_id)
  const when = { isAutomatic: provider.payouts !== undefined, now: now() }
  return holdReason({ id, hold_reason, not_before }, payeeOf(host_id), attempts, when).hold
}

/**
 * Tells the host of a box’s late money, as of now and as the host’s pages say it: one sum, and why each part of it is late.
 * Nothing where none is late any more, or the host cannot sign in to see it.
 */
export async function mailLatePayouts(
  { db, mailer, settings, now }: Deps,
  readMoney: ReadMoney,
  { boxId }: JobData['mail-late-payouts'],
): Promise<void> {
  const money = await readMoney(db, boxId, { now: now(), holidays: settings.holidays })
  const parts = money.parts.filter(({ state }) => state === 'late')
  if (parts.length === 0) return
  const host = await db
    .selectFrom('event_boxes')
    .innerJoin('hosts', 'hosts.id', 'event_boxes.host_id')
    .select(['email', 'first_name', 'language', 'deactivated_at', 'name', 'event_boxes.deleted_at'])
    .where('event_boxes.id', '=', boxId)
    .executeTakeFirstOrThrow()
  if (host.deactivated_at) return
  await mailer.send(host.email, {
    kind: 'payout-late',
    ...greetingOf(host),
    amount: formatPaise(parts.reduce((sum, { paise }) => sum + paise, 0)),
    ...{ parts, giftid: host.deleted_at ? null : boxId, publicUrl: settings.publicUrl },
  })
}

type Greeted = Pick<Row<'hosts'>, 'language' | 'first_name'> & Pick<Row<'event_boxes'>, 'name'>

const greetingOf = ({ language, first_name: firstName, name: boxName }: Greeted) => ({
  ...{ language, firstName, boxName },
})

const kindOf = ({ bank_account }: DestinationColumns) => (bank_account === null ? 'UPI ID' : 'bank account')
