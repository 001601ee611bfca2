// Creates the payouts of events that have ended, and takes each to the stage that is planned for it.
import { endsAt } from '@lifafa/contract/event-timing'
import { movePayout, type Payout } from '@lifafa/razorpay-stand-in/in-process'
import { submit } from '../features/payouts/channels/provider/submit.ts'
import { planBox } from '../features/payouts/plan/plan-box.ts'
import { listAttempts } from '../features/payouts/reads/payouts.ts'
import { isLive } from '../features/payouts/rules/states.ts'
import { ProviderError } from '../provider/provider.ts'
import type { PayoutStage, PlannedBox } from './plan.ts'
import { later, type Stage } from './stage.ts'

type Report = [hours: number, status: Payout['status'], details?: Payout['status_details']]

const OF_THE_BANK = {
  reason: 'beneficiary_bank_offline',
  source: 'beneficiary_bank',
  description: 'The bank of the beneficiary is offline.',
}
const RETURNED = { reason: 'beneficiary_bank_rejected', source: 'beneficiary_bank', description: 'Returned.' }

/** Creates payouts for what is owed for a box at `now`, and sends none. */
const create = (stage: Stage, { id }: PlannedBox, now: Date): Promise<void> =>
  planBox({ ...stage, now, maySend: false }, id)

/** Sends all unsent payouts of a box at `now`; then the banks do what `reports` says with each, so many hours later. */
async function send(
  stage: Stage,
  box: PlannedBox,
  { now, reports = [], isSilent = false }: { now: Date; reports?: Report[]; isSilent?: boolean },
): Promise<void> {
  const { provider, standIn } = stage
  if (!provider.payouts) return
  const silent = { send: () => Promise.reject(new ProviderError('unknown', 'no answer')) }
  const payouts = { ...provider.payouts, ...(isSilent && silent) }
  await planBox({ ...stage, now, maySend: true }, box.id)
  const started = (await listAttempts(stage.db, box.id)).filter(isLive)
  stage.setClock(now)
  for (const attempt of started)
    await submit({ ...stage, payouts, now }, attempt).catch((error) => {
      if (!(error instanceof ProviderError)) throw error
    })
  for (const [hours, status, details = null] of reports)
    for (const { id } of started)
      await stage.happen(later(now, hours), () => {
        const [sent] = standIn.entities.list('payout', { reference_id: id })
        if (sent) movePayout(standIn, sent, status, details)
      })
}

/** Hours after the end of the event. */
const CREATED = 6
const SENT = 48
const PROCESSED: Report = [0.2, 'processed']

/** `ended`: when the event ended. */
const courseOf: Record<PayoutStage, (stage: Stage, box: PlannedBox, ended: Date) => Promise<void>> = {
  async waiting() {},
  async due() {},
  sent: (stage, box) => send(stage, box, { now: later(stage.now, -1), isSilent: true }),
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
}

export async function payAll(stage: Stage, boxes: readonly PlannedBox[]): Promise<void> {
  for (const box of boxes) {
    if (!box.payout) continue
    const ended = endsAt(box.details.marriage_date)
    await create(stage, box, later(ended, CREATED))
    await courseOf[box.payout](stage, box, ended)
  }
}
