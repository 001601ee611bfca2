// Creates the payouts of events that have ended, and takes each to the stage that is planned for it.
import { endsAt } from '@lifafa/contract/event-timing'
import { movePayout, type Payout } from '@lifafa/razorpay-stand-in/in-process'
import { makeBatch, payByHand } from '../features/payouts/channels/by-hand/pay-by-hand.ts'
import { sayOutcome } from '../features/payouts/channels/by-hand/say-outcome.ts'
import { processAttempt } from '../features/payouts/channels/provider/submit.ts'
import { decide } from '../features/payouts/operator/decide.ts'
import { planBox } from '../features/payouts/plan/plan-box.ts'
import { listAttempts, listPayouts } from '../features/payouts/reads/payouts.ts'
import { bankAccountText } from '../features/payouts/rules/destination.ts'
import { isLive } from '../features/payouts/rules/states.ts'
import { ProviderError } from '../provider/provider.ts'
import type { PayoutStage, PlannedBox } from './plan.ts'
import { later, type Stage as StageOfAll } from './stage.ts'

type Stage = StageOfAll & { adminId: string }

type Report = [hours: number, status: Payout['status'], details?: Payout['status_details']]

const OF_THE_BANK = {
  reason: 'beneficiary_bank_offline',
  source: 'beneficiary_bank',
  description: 'The bank of the beneficiary is offline.',
}
const REFUSED = {
  code: 'BAD_REQUEST_ERROR',
  description: 'The account number is invalid.',
  field: 'account_number',
}
const OF_THE_UPI_ID = {
  reason: 'beneficiary_vpa_invalid',
  source: 'beneficiary_bank',
  description: 'The UPI ID of the beneficiary is invalid.',
}
const OF_THE_AMOUNT = {
  reason: 'transaction_limit_exceeded',
  source: 'beneficiary_bank',
  description: 'The amount is more than the bank of the beneficiary takes.',
}
const RETURNED = { reason: 'beneficiary_bank_rejected', source: 'beneficiary_bank', description: 'Returned.' }

/** Creates payouts for what is owed for a box at `now`, and sends none. */
const create = (stage: Stage, { id }: PlannedBox, now: Date): Promise<void> =>
  planBox({ ...stage, now, maySend: false }, id)

/** Sends all unsent payouts of a box at `now`; then the banks do what `reports` says with each, so many hours later. */
async function send(
  stage: Stage,
  box: PlannedBox,
  { now, reports = [], failure }: { now: Date; reports?: Report[]; failure?: ProviderError },
): Promise<void> {
  const { provider, standIn } = stage
  if (!provider.payouts) return
  const payouts = { ...provider.payouts, ...(failure && { send: () => Promise.reject(failure) }) }
  await planBox({ ...stage, now, maySend: true }, box.id)
  const started = (await listAttempts(stage.db, box.id)).filter(isLive)
  stage.setClock(now)
  for (const attempt of started)
    await processAttempt({ ...stage, now, provider: { payouts, sentPayouts: payouts } }, attempt, true).catch(
      (error) => {
        if (!(error instanceof ProviderError)) throw error
      },
    )
  for (const [hours, status, details = null] of reports)
    for (const { id } of started)
      await stage.happen(later(now, hours), () => {
        const [sent] = standIn.entities.list('payout', { reference_id: id })
        if (sent) movePayout(standIn, sent, status, details)
      })
}

const SILENT = new ProviderError('unknown', 'no answer')

/** An administrator pays what is open of a box from our bank, at `now`. Answers the attempts. */
async function lock(stage: Stage, { id }: PlannedBox, now: Date): Promise<string[]> {
  const { db, adminId } = stage
  const open = (await listPayouts(db, id)).filter(({ state }) => state === 'open')
  const attempts: string[] = []
  for (const { id: payoutId, host_id, amount_paise, hold_reason } of open) {
    const hosts = db.selectFrom('hosts').selectAll().where('id', '=', host_id)
    const host = await hosts.executeTakeFirstOrThrow()
    const bank_account = bankAccountText(host, 'masked')
    const seen = { upi_id: host.upi_id, bank_account, amount_paise, hold_reason }
    attempts.push((await payByHand({ ...stage, now }, { payoutId, seen, adminId })).attempt)
  }
  return attempts
}

/** The same, and says that they were paid. */
async function payByBank(stage: Stage, box: PlannedBox, now: Date): Promise<string[]> {
  const attempts = await lock(stage, box, now)
  for (const attemptId of attempts) {
    const reference = stage.standIn.random.digits(12)
    const by = { attemptId, adminId: stage.adminId }
    const said = { outcome: 'paid', reference, is_shared: false } as const
    await sayOutcome({ ...stage, now: later(now, 1) }, by, said)
  }
  return attempts
}

/** One file for the bank, made this morning. */
async function list(stage: Stage, boxes: readonly PlannedBox[]): Promise<void> {
  const payouts = await Promise.all(boxes.map(({ id }) => listPayouts(stage.db, id)))
  const ids = payouts.flat().flatMap(({ id, state }) => (state === 'open' ? [id] : []))
  const { adminId, now } = stage
  const wanted = { ids, format: 'general', adminId } as const
  if (ids.length > 0) await makeBatch({ ...stage, now: later(now, -2) }, wanted)
}

/** Hours after the end of the event. */
const CREATED = 6
const SENT = 48
const PROCESSED: Report = [0.2, 'processed']

/** `ended`: when the event ended. */
const courseOf: Record<PayoutStage, (stage: Stage, box: PlannedBox, ended: Date) => Promise<void>> = {
  async waiting() {},
  async due() {},
  async listed() {},
  sent: (stage, box) => send(stage, box, { now: later(stage.now, -1), failure: SILENT }),
  processing: (stage, box) => send(stage, box, { now: later(stage.now, -2) }),
  async processed(stage, box, ended) {
    await send(stage, box, { now: later(ended, SENT), reports: [PROCESSED] })
    await create(stage, box, later(ended, SENT + 1))
  },
  /** A second payout for the same money waits for a day. */
  async failed(stage, box) {
    await send(stage, box, { now: later(stage.now, -6), reports: [[1, 'failed', OF_THE_BANK]] })
    await create(stage, box, later(stage.now, -4))
  },
  /** A second payout for the same money arrives. */
  async reversed(stage, box, ended) {
    await send(stage, box, { now: later(ended, SENT), reports: [PROCESSED, [24, 'reversed', RETURNED]] })
    await create(stage, box, later(ended, SENT + 25))
    await send(stage, box, { now: later(ended, SENT + 50), reports: [PROCESSED] })
    await create(stage, box, later(ended, SENT + 51))
  },
  /** Nobody could say for three days whether it was paid. */
  async unknown(stage, box) {
    const { db, provider, now } = stage
    await send(stage, box, { now: later(now, -80), failure: SILENT })
    if (!provider.payouts) return
    for (const attempt of (await listAttempts(db, box.id)).filter(isLive))
      await processAttempt(stage, attempt, false)
  },
  refused: (stage, box) =>
    send(stage, box, {
      now: later(stage.now, -5),
      failure: new ProviderError('refused', REFUSED.description, REFUSED),
    }),
  /** By the approver of our account at the provider. */
  async rejected(stage, box) {
    const { settings } = stage.standIn
    settings.write('payoutStatus', 'pending')
    await send(stage, box, { now: later(stage.now, -7), reports: [[2, 'rejected']] })
    settings.write('payoutStatus', 'processing')
  },
  /** Refused on three days. */
  async 'after-failures'(stage, box) {
    for (const hours of [-80, -54, -28])
      await send(stage, box, { now: later(stage.now, hours), reports: [[1, 'failed', OF_THE_UPI_ID]] })
    await create(stage, box, later(stage.now, -26))
  },
  'too-large': (stage, box) =>
    send(stage, box, { now: later(stage.now, -3), reports: [[1, 'failed', OF_THE_AMOUNT]] }),
  /** Its UPI ID takes no more today. */
  limited: (stage, box) =>
    send({ ...stage, settings: { ...stage.settings, upiIdDailyLimitPaise: 0 } }, box, {
      now: later(stage.now, -1),
    }),
  async cancelled(stage, box) {
    const { db, adminId } = stage
    const of = { decision: 'cancel', reason: 'The host asked us to wait', adminId } as const
    for (const { id, hold_reason } of await listPayouts(db, box.id))
      await decide({ ...stage, now: later(stage.now, -30) }, { ...of, payoutId: id, hold_reason })
  },
  async locked(stage, box) {
    await lock(stage, box, later(stage.now, -26))
  },
  async 'paid-by-hand'(stage, box, ended) {
    await payByBank(stage, box, later(ended, SENT))
  },
  async 'returned-by-hand'(stage, box, ended) {
    const [attemptId] = await payByBank(stage, box, later(ended, SENT))
    const said = { outcome: 'returned', reason: 'Account is dormant', upi_id_at_fault: true } as const
    const deps = { ...stage, now: later(ended, SENT + 20) }
    if (attemptId) await sayOutcome(deps, { attemptId, adminId: stage.adminId }, said)
    await create(stage, box, later(ended, SENT + 21))
  },
}

export async function payAll(stage: Stage, boxes: readonly PlannedBox[]): Promise<void> {
  for (const box of boxes) {
    if (!box.payout) continue
    const ended = endsAt(box.details.marriage_date)
    await create(stage, box, later(ended, CREATED))
    await courseOf[box.payout](stage, box, ended)
  }
  await list(
    stage,
    boxes.filter(({ payout }) => payout === 'listed'),
  )
}
