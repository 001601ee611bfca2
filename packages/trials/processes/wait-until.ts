// Waits for a fact.
import { setTimeout as delay } from 'node:timers/promises'

const ASK_EVERY_MS = 20
const WITHIN_MS = 120_000

/** Throws where it is not so within two minutes. */
export async function waitUntil(isSo: () => Promise<boolean> | boolean): Promise<void> {
  const latest = performance.now() + WITHIN_MS
  while (!(await isSo())) {
    if (performance.now() > latest) throw new Error(`Waited in vain until: ${isSo}`)
    await delay(ASK_EVERY_MS)
  }
}
