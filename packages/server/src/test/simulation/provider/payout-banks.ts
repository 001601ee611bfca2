// What banks do with a payout: pay at once, pay when our account has money again, fail, or reverse it after days.

import type { World } from '../world.ts'
import type { ModelPayout } from './model-payout.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const BANKS_NEED_MS = 40 * MINUTE_MS
/** Three working days, with a weekend. */
export const COMES_BACK_MS = 4 * 24 * HOUR_MS

/** No bank account has this UPI ID. */
export const UNKNOWN_UPI_ID = 'nobody@okbank'

const WRONG_UPI_ID = {
  reason: 'beneficiary_vpa_invalid',
  description: 'The UPI ID is invalid',
  source: 'beneficiary_bank',
}
const BANK_OFFLINE = {
  reason: 'beneficiary_bank_offline',
  description: 'The beneficiary bank is offline',
  source: 'beneficiary_bank',
}

type Announce = (event: string, payload: Record<string, object>) => void

export async function bankOf(
  world: World,
  account: { isLow: boolean; comesBackMs: number },
  payout: ModelPayout,
  announce: Announce,
): Promise<void> {
  const { random } = world
  const move = (status: ModelPayout['status'], details: ModelPayout['status_details'] = null) => {
    payout.status = status
    payout.status_details = details
    announce(`payout.${status === 'processing' ? 'initiated' : status}`, { payout })
  }
  while (payout.status === 'queued') {
    await world.sleep(HOUR_MS, `${payout.id} waits for money`)
    if (!account.isLow) move('processing')
  }
  const fate = world.faults ? random.below(100) : 0
  await world.sleep(random.below(BANKS_NEED_MS) * (fate > 90 ? 30 : 1), `the bank works on ${payout.id}`)
  if (payout.upiId === UNKNOWN_UPI_ID) return move('failed', WRONG_UPI_ID)
  if (fate >= 60 && fate < 70) {
    move('failed', BANK_OFFLINE)
    if (random.chance(0.2)) return
    // Failed, and reported once more when the money is back with us.
    await world.sleep(random.below(HOUR_MS), `${payout.id} is back`)
    return move('reversed', BANK_OFFLINE)
  }
  move('processed')
  await world.sleep(random.below(MINUTE_MS), `${payout.id} gets its reference`)
  payout.utr = `UTR${payout.id}`
  announce('payout.updated', { payout })
  if (fate < 70 || fate > 80) return
  await world.sleep(random.below(account.comesBackMs), `${payout.id} comes back`)
  move('reversed', BANK_OFFLINE)
}
