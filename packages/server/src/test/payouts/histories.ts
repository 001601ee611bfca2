// Random histories of hosts who are to be paid: their gifts, which guests or their banks ask back, and what the hosts change.
import { hostOwesPaise } from '@lifafa/contract/refunds'
import type { Row } from '../../db/tables.ts'
import { recordDispute } from '../../features/payments/dispute/record-dispute.ts'
import { readRefundable } from '../../features/payments/refund/read-refundable.ts'
import { recordRefund } from '../../features/payments/refund/record-refund.ts'
import { requestRefund } from '../../features/payments/refund/request-refund.ts'
import { planBox } from '../../features/payouts/plan/plan-box.ts'
import type { Destination } from '../../provider/destination.ts'
import type { Random } from '../../seeded-random.ts'
import type { TestApp } from '../app.ts'
import { attemptsOf, payoutsOf } from '../paying-out.ts'
import { insertContribution, insertEventBox, insertHost } from '../rows.ts'
import { HOUR_MS } from '../times.ts'
import { changeUpiId, saveHost } from './paid-hosts.ts'
import type { ScriptedBank } from './scripted-bank.ts'

/** `riskPaise`: asked back, or disputed. `lostPaise`: the guest has it again. */
type Gift = {
  paymentId: string
  paise: number
  riskPaise: number
  lostPaise: number
  /** Its id at the provider; `receipt`: ours, where an administrator has requested it. */
  refund?: { id: string; receipt: string | null }
  dispute?: { status: 'open' | 'under_review' | 'won' | 'over'; phase: 'chargeback' | 'arbitration' }
}
export type Story = { host: Row<'hosts'>; boxes: Row<'event_boxes'>[]; gifts: Gift[] }
export type Scene = {
  app: TestApp
  random: Random
  bank: ScriptedBank
  adminId: string
  stories: ReadonlyMap<string, Story>
}

/** The model: paise that may leave for a host now. */
export const availableTo = ({ gifts, host }: Story, bank: ScriptedBank) =>
  gifts.reduce((sum, { paise, riskPaise, lostPaise }) => sum + paise - riskPaise - lostPaise, 0) -
  bank.goneTo(host.id)

/** The model: where a host is to be paid now; a payment by hand is for an inactive host, too. */
export const payableAt = ({ host }: Story) => host.bank_account ?? host.upi_id
export const numberOf = (to: Destination | null) => to && (to.kind === 'upi-id' ? to.upiId : to.accountNumber)

export async function aStory(app: TestApp, random: Random, upiId: string): Promise<Story> {
  const host = await insertHost(app.services.db, { upi_id: upiId })
  const story: Story = { host, boxes: [], gifts: [] }
  for (let boxes = random.between(1, 2); boxes > 0; boxes--) {
    const box = await insertEventBox(app.services.db, { host_id: host.id, event_date: eventDate(app) })
    story.boxes.push(box)
    for (let gifts = random.between(1, 3); gifts > 0; gifts--) {
      const paise = random.between(1, 40) * 100_00
      const { payment_id } = await insertContribution(app.services.db, {
        ...{ event_box_id: box.id, amount_paise: paise },
        // The clock of the file runs on; a payment of more than six months ago is not refunded.
        paid_at: app.clock.now,
      })
      story.gifts.push({ paymentId: payment_id, paise, riskPaise: 0, lostPaise: 0 })
    }
  }
  return story
}

const eventDate = ({ clock }: TestApp) => new Date(clock.now.getTime() + HOUR_MS).toISOString().slice(0, 10)

/**
 * Half of a gift, or all that is left of it, is asked back: at the provider's dashboard, or by an administrator, whose request the provider
 * does not have yet. Or what was asked back is refunded, or not.
 */
export async function refund({ app, random, adminId }: Scene, { gifts }: Story) {
  const gift = random.pick(gifts as [Gift, ...Gift[]])
  if (gift.dispute || gift.lostPaise === gift.paise) return
  const amount = () => (gift.riskPaise / 25) * 26
  const report = (status: 'pending' | 'processed' | 'failed') =>
    recordRefund(depsOf(app), {
      ...{ ...gift.refund, id: `rfnd_${gift.refund?.id}`, payment_id: gift.paymentId, status },
      amount: amount(),
    })
  if (!gift.refund) {
    const leftPaise = gift.paise - gift.lostPaise
    const id = crypto.randomUUID()
    gift.refund = { id, receipt: null }
    gift.riskPaise = leftPaise < gift.paise || random.chance(0.5) ? leftPaise : gift.paise / 2
    if (random.chance(0.5)) return report('pending')
    gift.refund.receipt = await request(app, {
      ...{ paymentId: gift.paymentId, requestKey: id, adminId },
      amountPaise: amount(),
    })
    return
  }
  const status = random.pick(['pending', 'processed', 'processed', 'failed'])
  await report(status)
  if (status === 'pending') return
  if (status === 'processed') gift.lostPaise += gift.riskPaise
  gift.riskPaise = 0
  delete gift.refund
}

/** Answers our id of the refund. */
async function request(
  { services, clock }: TestApp,
  wanted: { paymentId: string; requestKey: string; adminId: string; amountPaise: number },
): Promise<string> {
  const { db } = services
  const payment = await db
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', wanted.paymentId)
    .executeTakeFirstOrThrow()
  const found = await readRefundable(db, payment, clock.now)
  if (!found) throw new Error('Nothing was captured.')
  const seen = { leftPaise: found.left_paise, hostOwesPaise: hostOwesPaise(found, wanted.amountPaise) }
  await requestRefund({ ...services, now: clock.now }, { ...wanted, seen, reason: 'so' })
  const { id } = await db
    .selectFrom('refunds')
    .select('id')
    .where('request_key', '=', wanted.requestKey)
    .executeTakeFirstOrThrow()
  return id
}

/** A dispute is opened, answered, won, challenged again, lost or closed. */
export async function dispute({ app, random }: Scene, { gifts }: Story) {
  const gift = random.pick(gifts as [Gift, ...Gift[]])
  const before = gift.dispute
  if (gift.refund || before?.status === 'over' || (gift.lostPaise > 0 && !before)) return
  const status =
    !before || before.status === 'won'
      ? ('open' as const)
      : random.pick(['under_review', 'won', 'won', 'lost', 'closed'])
  if (status === before?.status) return
  const phase = before?.status === 'won' ? 'arbitration' : (before?.phase ?? 'chargeback')
  const amount = (gift.paise / 25) * 26
  await recordDispute(depsOf(app), {
    ...{ id: `disp_${gift.paymentId}`, payment_id: gift.paymentId },
    ...{ amount, status, phase },
  })
  const isOver = status === 'lost' || status === 'closed' || (status === 'won' && phase === 'arbitration')
  gift.dispute = { status: isOver ? 'over' : status, phase }
  gift.riskPaise = isOver ? 0 : gift.paise
  gift.lostPaise = status === 'lost' ? gift.paise : 0
}

/** The host is deactivated or activated, saves or removes a UPI ID or a bank account. */
export async function changeHost({ app, random }: Scene, story: Story) {
  const [box] = story.boxes
  if (!box) return
  const { db } = app.services
  const saves = random.chance(0.6)
  const ofAccount = saves
    ? { bank_account: `${random.between(1e9, 2e9)}`, ifsc: 'HDFC0000053', bank_account_name: 'Meera R. Nair' }
    : { bank_account: null, ifsc: null, bank_account_name: null }
  const change = random.pick(['status', 'UPI ID', 'bank account'])
  if (change === 'status') await saveHost(app, box, { deactivated_at: saves ? null : app.clock.now })
  if (change === 'UPI ID')
    await changeUpiId(app, box, saves ? `n${random.below(1e9)}-${story.host.id}@okbank` : null)
  if (change === 'bank account')
    await saveHost(app, box, { ...ofAccount, bank_account_changed_at: app.clock.now })
  story.host = await db
    .selectFrom('hosts')
    .selectAll()
    .where('id', '=', story.host.id)
    .executeTakeFirstOrThrow()
}

/** Attempts are started, and something may happen before they are sent. */
export async function startOnly({ app }: Scene, { boxes }: Story) {
  for (const { id } of boxes) await planBox({ ...depsOf(app), maySend: true }, id)
}

export const depsOf = ({ services, clock }: TestApp) => ({ ...services, now: clock.now })
export const payoutsOfStory = async (app: TestApp, { boxes }: Story) =>
  (await Promise.all(boxes.map((box) => payoutsOf(app, box)))).flat()
export const attemptsOfStory = async (app: TestApp, { boxes }: Story) =>
  (await Promise.all(boxes.map((box) => attemptsOf(app, box)))).flat()
