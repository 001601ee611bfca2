// Opens the payouts of events that have ended, and takes each as far as its plan says.
import { endsAt } from '@lifafa/contract/event-timing'
import { applyPayout } from '../features/payouts/apply/apply-payout.ts'
import { createPayouts } from '../features/payouts/create/create-payouts.ts'
import { listPayouts } from '../features/payouts/reads.ts'
import { isUnsent } from '../features/payouts/rules/states.ts'
import { sendPayout } from '../features/payouts/send/send-payout.ts'
import type { PaymentProvider } from '../provider/provider.ts'
import { ProviderError, type ProviderPayout } from '../provider/provider.ts'
import type { PayoutStage, PlannedBox } from './plan.ts'
import { type PayoutAnswers, payoutAnswers } from './provider.ts'
import type { Random } from './random.ts'
import { later, type Seeding } from './seeding.ts'

/** What an operator would be told of goes nowhere. */
const log = { error() {} }

type Paying = Seeding & { random: Random }
type Told = [status: ProviderPayout['status'], details?: ProviderPayout['status_details']]

const OF_THE_BANK = {
  reason: 'beneficiary_bank_offline',
  source: 'beneficiary_bank',
  description: 'The bank of the beneficiary is offline.',
}
const RETURNED = { reason: 'beneficiary_bank_rejected', source: 'beneficiary_bank', description: 'Returned.' }

/** Opens what is owed for a box at `now`. */
async function open(paying: Paying, box: PlannedBox, now: Date): Promise<void> {
  const { payouts } = payoutAnswers(paying.random)
  const provider = { payouts } as PaymentProvider
  await createPayouts({ ...paying, provider, now }, box.id)
}

type Sending = { now: Date; told?: [hours: number, ...Told][]; isSilent?: boolean }

/** Sends all that is not sent, at `now`; then tells what has become of each, so many hours later. */
async function send(paying: Paying, box: PlannedBox, { now, told = [], isSilent }: Sending): Promise<void> {
  const sent: PayoutAnswers[] = []
  for (const { id } of (await listPayouts(paying.db, box.id)).filter(isUnsent)) {
    const answers = payoutAnswers(paying.random, isSilent)
    sent.push(answers)
    const provider = { payouts: answers.payouts } as PaymentProvider
    try {
      await sendPayout({ ...paying, provider, payouts: answers.payouts, log, now }, id)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
    }
  }
  for (const [hours, ...news] of told)
    for (const answers of sent)
      await applyPayout({ ...paying, log, now: later(now, hours) }, answers.told(...news))
}

const OPENED = 6
const SENT = 48
const PROCESSED: [number, ...Told] = [0.2, 'processed']

/** `ended`: when the event had. */
const courseOf: Record<PayoutStage, (paying: Paying, box: PlannedBox, ended: Date) => Promise<void>> = {
  waiting: async () => {},
  due: async () => {},
  sent: (paying, box) => send(paying, box, { now: later(paying.now, -1), isSilent: true }),
  processing: (paying, box) => send(paying, box, { now: later(paying.now, -2) }),
  async processed(paying, box, ended) {
    await send(paying, box, { now: later(ended, SENT), told: [PROCESSED] })
    await open(paying, box, later(ended, SENT + 1))
  },
  /** What failed is opened again, and waits for a day. */
  async failed(paying, box) {
    await send(paying, box, { now: later(paying.now, -6), told: [[1, 'failed', OF_THE_BANK]] })
    await open(paying, box, later(paying.now, -4))
  },
  /** What came back is sent again after a day, and arrives. */
  async reversed(paying, box, ended) {
    await send(paying, box, { now: later(ended, SENT), told: [PROCESSED, [24, 'reversed', RETURNED]] })
    await open(paying, box, later(ended, SENT + 25))
    await send(paying, box, { now: later(ended, SENT + 50), told: [PROCESSED] })
    await open(paying, box, later(ended, SENT + 51))
  },
}

export async function writePayouts(paying: Paying, boxes: readonly PlannedBox[]): Promise<void> {
  for (const box of boxes) {
    if (!box.payout) continue
    const ended = endsAt(box.details.marriage_date)
    await open(paying, box, later(ended, OPENED))
    await courseOf[box.payout](paying, box, ended)
  }
}
