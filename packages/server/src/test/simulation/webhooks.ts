// The provider's webhooks on their way: late, lost, twice, in another order, again until they are acknowledged (razorpay.md §4.2).
import { keepEvent } from '../../features/payments/writes/keep-event.ts'
import type { Servers } from './server.ts'
import type { World } from './world.ts'

/** `all`: each arrives in the end. `some`: a third never does. `none`: the provider has switched our webhook off. */
export type Delivery = 'all' | 'some' | 'none'

const LATE_MS = 45_000
const AGAIN_MS = 40_000
const LOST = 0.3
const TWICE = 0.3

export function openWebhooks(world: World, delivery: Delivery, servers: () => Servers) {
  let events = 0

  async function deliver(id: string, type: string, body: string): Promise<void> {
    await world.sleep(world.random.below(LATE_MS), `the webhook ${id} ${type} is sent`)
    for (;;) {
      const isLost = world.faults && world.random.chance(LOST)
      const kept = !isLost && (await tell(id, type, body))
      if (kept) return
      await world.sleep(world.random.below(AGAIN_MS), `the webhook ${id} ${type} is sent again`)
    }
  }
  const tell = (id: string, type: string, body: string): Promise<boolean> =>
    servers()
      .ask((services) => keepEvent({ ...services, now: services.at }, { id, type, body }))
      .then(
        () => true,
        () => false,
      )

  return {
    /** As it is now: a webhook tells of a moment. */
    announce(type: string, payload: Record<string, object>): void {
      const id = `event_${++events}`
      if (delivery === 'none' || (delivery === 'some' && world.random.chance(LOST))) return
      const entities = Object.entries(payload).map(([name, entity]) => [name, { entity }])
      const body = JSON.stringify({ entity: 'event', event: type, payload: Object.fromEntries(entities) })
      world.start(() => deliver(id, type, body))
      if (world.random.chance(TWICE)) world.start(() => deliver(id, type, body))
    },
  }
}
