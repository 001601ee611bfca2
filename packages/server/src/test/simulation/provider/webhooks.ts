// Delivers the provider's webhooks: late, lost, twice, out of order, and again until acknowledged (docs/razorpay.md §4.2).
import { webhookSignature } from '@lifafa/razorpay-stand-in/in-process'
import { storeEvent } from '../../../features/payments/webhook/webhook-route.ts'
import { isWebhookGenuine } from '../../../provider/signature.ts'
import type { Servers } from '../servers/server.ts'
import type { World } from '../world.ts'

/** `all`: each arrives eventually. `some`: a third never does. `none`: the provider has disabled our webhook. */
export type Delivery = 'all' | 'some' | 'none'
export type Webhooks = ReturnType<typeof openWebhooks>

const LATE_MS = 45_000
const AGAIN_MS = 40_000
const LOST = 0.3
const TWICE = 0.3

export const FIRST_WEBHOOK_SECRET = 'the first secret of webhooks'

export function openWebhooks(world: World, delivery: Delivery, servers: () => Servers) {
  let events = 0

  type Event = { id: string; type: string; body: string; signature: string }

  async function deliver(event: Event): Promise<void> {
    const { id, type } = event
    await world.sleep(world.random.below(LATE_MS), `the webhook ${id} ${type} is sent`)
    for (;;) {
      const isLost = world.faults && world.random.chance(LOST)
      const isAcknowledged = !isLost && (await post(event))
      if (isAcknowledged) return
      await world.sleep(world.random.below(AGAIN_MS), `the webhook ${id} ${type} is sent again`)
    }
  }
  const post = ({ signature, ...event }: Event): Promise<boolean> =>
    servers()
      .ask(async (services) => {
        const { webhookSecrets } = services.providerSettings
        if (!isWebhookGenuine(webhookSecrets, Buffer.from(event.body), signature))
          throw new Error('not genuine')
        await storeEvent({ ...services, now: services.at }, event)
      })
      .then(
        () => true,
        () => false,
      )

  return {
    /** The signing secret; changed in the provider's dashboard while older events are still being retried. */
    secret: FIRST_WEBHOOK_SECRET,
    announce(type: string, body: string): void {
      const id = `event_${++events}`
      if (delivery === 'none' || (delivery === 'some' && world.random.chance(LOST))) return
      const event = { id, type, body, signature: webhookSignature(body, this.secret) }
      world.start(() => deliver(event))
      if (world.random.chance(TWICE)) world.start(() => deliver(event))
    },
  }
}
