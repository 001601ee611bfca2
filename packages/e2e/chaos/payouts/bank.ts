// Banks that decide on payouts: some are offline, some return the money.
import { setTimeout as delay } from 'node:timers/promises'
import type { Provider } from '../environment/provider.ts'
import type { Random } from '../random.ts'

export const BANK_LOOKS_EVERY_MS = 200

/** Banks: some are offline, some give the money back; when it is calm, all take it. */
export function startBank(provider: Provider, random: Random) {
  let isCalm = false
  let isOver = false
  async function decide(id: string): Promise<void> {
    const fate = isCalm ? 100 : random.below(100)
    if (fate < 20) return void (await provider.movePayout(id, 'failed', 'beneficiary_bank_offline'))
    await provider.movePayout(id, 'processed')
    if (fate < 35) await provider.movePayout(id, 'reversed', 'beneficiary_bank_offline')
  }
  const running = (async () => {
    while (!isOver) {
      for (const { id, status } of await provider.listPayouts())
        if (status === 'processing' && (isCalm || random.chance(0.5))) await decide(id)
      await delay(BANK_LOOKS_EVERY_MS)
    }
  })()
  // Awaited when it is stopped; until then it must not count as an unhandled rejection.
  running.catch(() => {})
  return {
    calm() {
      isCalm = true
    },
    async stop() {
      isOver = true
      await running
    },
  }
}
