// Replaces the secret of our key at the provider as in docs/operations.md: our servers first, then guests' checkout.
import type { Days } from './days/pay-days.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Begins at a moment within `withinMs`. For an hour the provider accepts both secrets, and we accept proofs of both. */
export async function changeKey(
  { surroundings: { world, servers, provider }, setup }: Pick<Days, 'surroundings' | 'setup'>,
  withinMs: number,
): Promise<void> {
  const later = (ms: number) => world.sleep(ms, 'the secret of our key is changed')
  await later(world.random.below(withinMs))
  const old = setup.keySecret
  const changed = `${old} and more`
  provider.keySecrets.add(changed)
  setup.keySecret = changed
  setup.oldKeySecrets.push(old)
  world.steps.push('             our servers are given another secret')
  servers.killAll()
  await later(world.random.below(5 * MINUTE_MS))
  provider.checkoutSecret = changed
  await later(HOUR_MS)
  provider.keySecrets.delete(old)
  setup.oldKeySecrets.splice(setup.oldKeySecrets.indexOf(old), 1)
  servers.killAll()
}
