// The secret of our key at the provider is changed as docs/operations.md tells it: our servers first, then guests' checkout.
import type { Days } from './pay-days.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Begins at a moment within `withinMs`. For an hour the provider takes both secrets, and we take proofs of both. */
export async function changeKey(
  { given: { world, servers, provider }, setup }: Pick<Days, 'given' | 'setup'>,
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
