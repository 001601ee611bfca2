// The administrator of random histories: pays by hand and by files, says the truth about each outcome, decides about what is stuck.
import { checkBankResults, markBankResults } from '../../features/payouts/channels/by-hand/bank-results.ts'
import { downloadBatch, makeBatch, payByHand } from '../../features/payouts/channels/by-hand/pay-by-hand.ts'
import { markBatchNotPaid, sayOutcome } from '../../features/payouts/channels/by-hand/say-outcome.ts'
import { decide } from '../../features/payouts/operator/decide.ts'
import { actionsOn } from '../../features/payouts/rules/actions.ts'
import { bankAccountText, destinationOf } from '../../features/payouts/rules/destination.ts'
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
  const { host } = story
  const seen = {
    ...{ upi_id: host.upi_id, amount_paise: payout.amount_paise, hold_reason: payout.hold_reason },
    bank_account: bankAccountText(host, 'masked'),
  }
  const locked = await payByHand(depsOf(app), { payoutId: payout.id, seen, adminId }).catch(known)
  if (locked) await payLocked(scene, story, pay, [locked.attempt])
}

/** The administrator pays some of the locked payouts; each amount is still available. */
async function payLocked(scene: Scene, story: Story, pay: (order: PayoutOrder) => void, ids: string[]) {
  const { app, bank, random } = scene
  const attempts = (await attemptsOfStory(app, story)).filter(({ id }) => ids.includes(id))
  for (const attempt of attempts) {
    const { id, amount_paise: amountPaise } = attempt
    pay({ id, hostId: story.host.id, amountPaise, destination: destinationOf(attempt) } as PayoutOrder)
    if (random.chance(0.6)) bank.pay(id, story.host.id, amountPaise)
  }
}

/** A file for the bank of payouts of two hosts. */
export async function makeFile(scene: Scene, story: Story, pay: (order: PayoutOrder) => void) {
  const { app, adminId, random, stories } = scene
  const together = [...new Set([story, random.pick([story, ...stories.values()])])]
  const payouts = (await Promise.all(together.map((one) => payoutsOfStory(app, one)))).flat()
  const ids = payouts.filter(({ state }) => state === 'open').map(({ id }) => id)
  if (ids.length === 0) return
  // Twice: what is in a file is in no other.
  for (let files = 0; files < 2; files++) {
    const { batch: batchId } = await makeBatch(depsOf(app), { ids, format: 'general', adminId })
    if (batchId === null) continue
    const { columns, rows } = await downloadBatch(depsOf(app), { batchId, adminId })
    const made = rows.map((row) => row[columns.indexOf('Reference')] ?? '')
    for (const one of together) await payLocked(scene, one, pay, made)
  }
}

/** The administrator says the truth about what nobody else can tell: by the bank's file, twice, or one by one. */
export async function sayOutcomes({ app, bank, adminId, random }: Scene, story: Story) {
  const deps = depsOf(app)
  const payouts = new Map((await payoutsOfStory(app, story)).map((payout) => [payout.id, payout]))
  for (const attempt of await attemptsOfStory(app, story)) {
    const { id, payout_id, batch_id, channel, state } = attempt
    const payout = payouts.get(payout_id)
    const by = { attemptId: id, adminId }
    if (!payout) continue
    if (channel === 'by-hand' && state === 'paid' && random.chance(0.15)) {
      bank.comeBack(id)
      const said = { outcome: 'returned', reason: 'closed', upi_id_at_fault: random.chance(0.5) } as const
      await sayOutcome(deps, by, said).catch(known)
    }
    if (!isLive(attempt) || !actionsOn(payout, attempt).includes('mark-paid')) continue
    if (batch_id !== null) await sayOfBatch(app, bank, adminId, batch_id)
    else if (bank.isGone(id))
      await sayOutcome(deps, by, { outcome: 'paid', reference: referenceOf(id), is_shared: false })
    else await sayOutcome(deps, by, BOUNCED)
  }
}

const BOUNCED = { outcome: 'not-paid', reason: 'Bounced', upi_id_at_fault: false } as const
const referenceOf = (attemptId: string) => `R${attemptId.replaceAll('-', '').slice(0, 20)}`.toUpperCase()

/** The results of all rows, uploaded twice; what is in none of them was not paid: all of the file, or the rest. */
async function sayOfBatch(
  { services, clock }: TestApp,
  bank: ScriptedBank,
  adminId: string,
  batchId: string,
) {
  const deps = { ...services, now: clock.now }
  const attempts = await services.db
    .selectFrom('payout_attempts')
    .selectAll()
    .where('batch_id', '=', batchId)
    .execute()
  const results = attempts.map(({ id }) => ({
    ...{ reference: id, amount: null, upi_id: null },
    ...(bank.isGone(id)
      ? { bank_reference: referenceOf(id), status: 'Success' }
      : { bank_reference: '', status: 'Failed' }),
  }))
  for (let times = 0; times < 2; times++) {
    const checked = await checkBankResults(services.db, results)
    const rows = checked
      .filter(({ verdict }) => verdict === 'ready')
      .map((one) => ({ id: one.reference, reference: one.bank_reference, is_shared: false }))
    await markBankResults(deps, { rows, adminId })
  }
  const seen = { open: attempts.filter(isLive).length }
  if (!attempts.some(({ id }) => bank.isGone(id))) return markBatchNotPaid(deps, { batchId, seen, adminId })
  for (const { id } of attempts.filter((attempt) => isLive(attempt) && !bank.isGone(attempt.id)))
    await sayOutcome(deps, { attemptId: id, adminId }, BOUNCED)
}

export async function decideOne({ app, random, adminId }: Scene, story: Story) {
  const decision = random.pick(['retry', 'retry', 'cancel'])
  const payout = (await payoutsOfStory(app, story)).find((one) =>
    actionsOn(one, undefined).includes(decision),
  )
  if (!payout) return
  const { id: payoutId, hold_reason } = payout
  await decide(depsOf(app), { payoutId, decision, reason: 'so', hold_reason, adminId })
}
