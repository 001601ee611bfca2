// The administrator of random histories: pays by hand and by files, says the truth about each outcome, decides about what is stuck.
import { checkBankResults, markBankResults } from '../../features/payouts/channels/by-hand/bank-results.ts'
import { makeBatch, payByHand } from '../../features/payouts/channels/by-hand/pay-by-hand.ts'
import {
  markBatchNotPaid,
  markNotPaid,
  markPaid,
  markReturned,
} from '../../features/payouts/channels/by-hand/say-outcome.ts'
import { decide } from '../../features/payouts/operator/decide.ts'
import { actionsOn } from '../../features/payouts/rules/actions.ts'
import { bankAccountText } from '../../features/payouts/rules/destination.ts'
import { isLive } from '../../features/payouts/rules/states.ts'
import { Failure } from '../../http/failure.ts'
import type { PayoutOrder } from '../../provider/objects/payouts.ts'
import type { TestApp } from '../app.ts'
import { attemptsOfStory, depsOf, payoutsOfStory, type Scene, type Story } from './histories.ts'
import type { ScriptedBank } from './scripted-bank.ts'

const known = (error: unknown) => {
  if (!(error instanceof Failure)) throw error
}

/** An administrator pays a payout, or locks it and does not. */
export async function payOne(scene: Scene, story: Story, pay: (order: PayoutOrder) => void) {
  const { app, adminId } = scene
  const payout = (await payoutsOfStory(app, story)).find((one) =>
    actionsOn(one, undefined).includes('pay-by-hand'),
  )
  if (!payout) return
  const host = await app.services.db
    .selectFrom('hosts')
    .selectAll()
    .where('id', '=', story.host.id)
    .executeTakeFirstOrThrow()
  const seen = {
    ...{ upiId: host.upi_id, amountPaise: payout.amount_paise },
    bankAccount: bankAccountText(host, 'masked'),
  }
  const locked = await payByHand(depsOf(app), { payoutId: payout.id, seen, adminId }).catch(known)
  if (locked) await payLocked(scene, story, pay, [locked.attempt])
}

/** The administrator pays some of the locked payouts; each amount is still available. */
async function payLocked(scene: Scene, story: Story, pay: (order: PayoutOrder) => void, ids: string[]) {
  const { app, bank, random } = scene
  const attempts = (await attemptsOfStory(app, story)).filter(({ id }) => ids.includes(id))
  for (const { id, amount_paise: amountPaise } of attempts) {
    pay({ id, hostId: story.host.id, amountPaise } as PayoutOrder)
    if (random.chance(0.6)) bank.pay(id, story.host.id, amountPaise)
  }
}

export async function makeFile(scene: Scene, story: Story, pay: (order: PayoutOrder) => void) {
  const { app, adminId } = scene
  const payouts = (await payoutsOfStory(app, story)).filter(({ state }) => state === 'open')
  if (payouts.length === 0) return
  const ids = payouts.map(({ id }) => id)
  // Twice: what is in a file is in no other.
  for (let files = 0; files < 2; files++) {
    const { columns, rows } = await makeBatch(depsOf(app), { format: 'general', ids, adminId })
    const made = rows.map((row) => row[columns.indexOf('Reference')] ?? '')
    await payLocked(scene, story, pay, made)
  }
}

/** The administrator says the truth about what nobody else can tell: by the bank's file, twice, or one by one. */
export async function sayOutcomes({ app, bank, adminId, random }: Scene, story: Story) {
  const deps = depsOf(app)
  const payouts = new Map((await payoutsOfStory(app, story)).map((payout) => [payout.id, payout]))
  for (const attempt of await attemptsOfStory(app, story)) {
    const { id, payout_id, batch_id, channel, state } = attempt
    const payout = payouts.get(payout_id)
    if (!payout) continue
    if (channel === 'by-hand' && state === 'paid' && random.chance(0.15)) {
      bank.comeBack(id)
      const said = { attemptId: id, reason: 'closed', isUpiIdAtFault: random.chance(0.5), adminId }
      await markReturned(deps, said).catch(known)
    }
    if (!isLive(attempt) || !actionsOn(payout, attempt).includes('mark-paid')) continue
    const reference = `R${id.replaceAll('-', '').slice(0, 20)}`.toUpperCase()
    if (batch_id !== null) await uploadResults(app, adminId, id, bank.isGone(id) ? reference : '')
    else if (bank.isGone(id)) await markPaid(deps, { attemptId: id, reference, adminId })
    else await markNotPaid(deps, { attemptId: id, adminId })
    if (batch_id !== null && !bank.isGone(id)) await closeIfUnpaid(app, bank, adminId, batch_id)
  }
}

async function uploadResults(app: TestApp, adminId: string, attempt: string, bank_reference: string) {
  const status = bank_reference === '' ? 'Failed' : 'Success'
  const row = { reference: attempt, bank_reference, status, amount: null, upi_id: null }
  for (let times = 0; times < 2; times++) {
    const checked = await checkBankResults(app.services.db, [row])
    const rows = checked
      .filter(({ verdict }) => verdict === 'ready')
      .map((one) => ({ attemptId: attempt, reference: one.bank_reference, isShared: false }))
    await markBankResults(depsOf(app), { rows, adminId })
  }
}

/** A file is closed as not paid where that is true of all of it. */
async function closeIfUnpaid(
  { services, clock }: TestApp,
  bank: ScriptedBank,
  adminId: string,
  batchId: string,
) {
  const attempts = await services.db
    .selectFrom('payout_attempts')
    .selectAll()
    .where('batch_id', '=', batchId)
    .execute()
  const deps = { ...services, now: clock.now }
  if (!attempts.some(({ id }) => bank.isGone(id))) return markBatchNotPaid(deps, { batchId, adminId })
  for (const { id } of attempts.filter((attempt) => isLive(attempt) && !bank.isGone(attempt.id)))
    await markNotPaid(deps, { attemptId: id, adminId })
}

export async function decideOne({ app, random, adminId }: Scene, story: Story) {
  const decision = random.pick(['retry', 'retry', 'cancel'])
  const payout = (await payoutsOfStory(app, story)).find((one) =>
    actionsOn(one, undefined).includes(decision),
  )
  if (payout) await decide(depsOf(app), { payoutId: payout.id, decision, reason: 'so', adminId })
}
