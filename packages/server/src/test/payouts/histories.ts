// Random histories of hosts who are to be paid: their gifts, which guests or their banks ask back, and what the hosts change.
import type { Row } from '../../db/tables.ts'
import { recordDispute } from '../../features/payments/dispute/record-dispute.ts'
import { recordRefund } from '../../features/payments/refund/record-refund.ts'
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
  refund?: string
  dispute?: { status: 'open' | 'under_review' | 'won' | 'over'; phase: 'chargeback' | 'arbitration' }
}
export type Story = { host: Row<'hosts'>; boxes: Row<'event_boxes'>[]; gifts: Gift[] }
export type Scene = { app: TestApp; random: Random; bank: ScriptedBank; adminId: string }

/** The model: paise that may leave for a host now. */
export const availableTo = ({ gifts, host }: Story, bank: ScriptedBank) =>
  gifts.reduce((sum, { paise, riskPaise, lostPaise }) => sum + paise - riskPaise - lostPaise, 0) -
  bank.goneTo(host.id)

export async function aStory(app: TestApp, random: Random, upiId: string): Promise<Story> {
  const host = await insertHost(app.services.db, { upi_id: upiId })
  const story: Story = { host, boxes: [], gifts: [] }
  for (let boxes = random.between(1, 2); boxes > 0; boxes--) {
    const box = await insertEventBox(app.services.db, { host_id: host.id, event_date: eventDate(app) })
    story.boxes.push(box)
    for (let gifts = random.between(1, 3); gifts > 0; gifts--) {
      const paise = random.between(1, 40) * 100_00
      const { payment_id } = await insertContribution(app.services.db, {
        event_box_id: box.id,
        amount_paise: paise,
      })
      story.gifts.push({ paymentId: payment_id, paise, riskPaise: 0, lostPaise: 0 })
    }
  }
  return story
}

const eventDate = ({ clock }: TestApp) => new Date(clock.now.getTime() + HOUR_MS).toISOString().slice(0, 10)

/** Half of a gift, or all that is left of it, is asked back; or what was asked back is refunded, or not. */
export async function refund({ app, random }: Scene, { gifts }: Story) {
  const gift = random.pick(gifts as [Gift, ...Gift[]])
  if (gift.dispute || gift.lostPaise === gift.paise) return
  const report = (status: 'pending' | 'processed' | 'failed') =>
    recordRefund(depsOf(app), {
      ...{ id: `rfnd_${gift.refund}`, payment_id: gift.paymentId, status },
      amount: (gift.riskPaise / 25) * 26,
    })
  if (!gift.refund) {
    const leftPaise = gift.paise - gift.lostPaise
    gift.refund = crypto.randomUUID()
    gift.riskPaise = leftPaise < gift.paise || random.chance(0.5) ? leftPaise : gift.paise / 2
    return report('pending')
  }
  const status = random.pick(['pending', 'processed', 'processed', 'failed'])
  await report(status)
  if (status === 'pending') return
  if (status === 'processed') gift.lostPaise += gift.riskPaise
  gift.riskPaise = 0
  delete gift.refund
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

export async function changeHost({ app, random }: Scene, { host, boxes: [box] }: Story) {
  if (!box) return
  const isActive = random.chance(0.5)
  if (random.chance(0.5)) await saveHost(app, box, { deactivated_at: isActive ? null : app.clock.now })
  else await changeUpiId(app, box, isActive ? `n${random.below(1e9)}-${host.id}@okbank` : null)
}

export const depsOf = ({ services, clock }: TestApp) => ({ ...services, now: clock.now })
export const payoutsOfStory = async (app: TestApp, { boxes }: Story) =>
  (await Promise.all(boxes.map((box) => payoutsOf(app, box)))).flat()
export const attemptsOfStory = async (app: TestApp, { boxes }: Story) =>
  (await Promise.all(boxes.map((box) => attemptsOf(app, box)))).flat()
