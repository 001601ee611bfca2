// Creates the payouts of events that have ended, and takes each to the stage that is planned for it.
import { endsAt } from '@lifafa/contract/event-timing'
import { applyPayout } from '../../features/payouts/apply/apply-payout.ts'
import { createPayouts } from '../../features/payouts/create/create-payouts.ts'
import { listPayouts } from '../../features/payouts/reads.ts'
import { isUnsent } from '../../features/payouts/rules/states.ts'
import { sendPayout } from '../../features/payouts/send/send-payout.ts'
import type { ProviderPayout } from '../../provider/objects/payouts.ts'
import { type PaymentProvider, ProviderError } from '../../provider/provider.ts'
import type { PayoutStage, PlannedBox } from '../plan/plan.ts'
import type { Random } from '../plan/random.ts'
import { type PayoutAnswers, payoutAnswers } from './provider.ts'
import { later, type Seeding } from './seeding.ts'

/** Alarms are dropped: nothing is wrong. */
const log = { error() {} }

type Paying = Seeding & { random: Random }
type Report = [status: ProviderPayout['status'], details?: ProviderPayout['status_details']]

const OF_THE_BANK = {
  reason: 'beneficiary_bank_offline',
  source: 'beneficiary_bank',
  description: 'The bank of the beneficiary is offline.',
}
const RETURNED = { reason: 'beneficiary_bank_rejected', source: 'beneficiary_bank', description: 'Returned.' }

/** Creates payouts for what is owed for a box at `now`. */
async function create(paying: Paying, box: PlannedBox, now: Date): Promise<void> {
  const { payouts } = payoutAnswers(paying.random)
  const provider = { payouts } as PaymentProvider
  await createPayouts({ ...paying, provider, now }, box.id)
}

type Sending = { now: Date; reports?: [hours: number, ...Report][]; isSilent?: boolean }

/** Sends all unsent payouts of a box at `now`, then applies the provider's reports on each, so many hours later. */
async function send(
  paying: Paying,
  box: PlannedBox,
  { now, reports = [], isSilent }: Sending,
): Promise<void> {
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
  for (const [hours, ...report] of reports)
    for (const answers of sent)
      await applyPayout({ ...paying, log, now: later(now, hours) }, answers.report(...report))
}

/** Hours after the end of the event. */
const CREATED = 6
const SENT = 48
const PROCESSED: [number, ...Report] = [0.2, 'processed']

/** `ended`: when the event ended. */
const courseOf: Record<PayoutStage, (paying: Paying, box: PlannedBox, ended: Date) => Promise<void>> = {
  waiting: async () => {},
  due: async () => {},
  sent: (paying, box) => send(paying, box, { now: later(paying.now, -1), isSilent: true }),
  processing: (paying, box) => send(paying, box, { now: later(paying.now, -2) }),
  async processed(paying, box, ended) {
    await send(paying, box, { now: later(ended, SENT), reports: [PROCESSED] })
    await create(paying, box, later(ended, SENT + 1))
  },
  /** A second payout for the same money waits for a day. */
  async failed(paying, box) {
    await send(paying, box, { now: later(paying.now, -6), reports: [[1, 'failed', OF_THE_BANK]] })
    await create(paying, box, later(paying.now, -4))
  },
  /** A second payout for the same money arrives. */
  async reversed(paying, box, ended) {
    await send(paying, box, { now: later(ended, SENT), reports: [PROCESSED, [24, 'reversed', RETURNED]] })
    await create(paying, box, later(ended, SENT + 25))
    await send(paying, box, { now: later(ended, SENT + 50), reports: [PROCESSED] })
    await create(paying, box, later(ended, SENT + 51))
  },
}

export async function writePayouts(paying: Paying, boxes: readonly PlannedBox[]): Promise<void> {
  for (const box of boxes) {
    if (!box.payout) continue
    const ended = endsAt(box.details.marriage_date)
    await create(paying, box, later(ended, CREATED))
    await courseOf[box.payout](paying, box, ended)
  }
}
