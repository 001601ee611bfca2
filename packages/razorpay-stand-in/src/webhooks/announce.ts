// Creates webhook deliveries of events, with the requested faults.
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import type { Settings } from '../store/settings.ts'
import type { Deliveries } from './deliveries.ts'
import { eventBody } from './event.ts'
import type { Announce } from './event-names.ts'

const SHUFFLE_SPREAD_MS = 1000

/** Without an address to send to, or with the webhook switched off, Razorpay makes no event at all. */
export function createAnnounce(
  deliveries: Deliveries,
  settings: Settings,
  clock: Clock,
  random: Random,
): Announce {
  return (event, payload) => {
    const webhook = settings.read('webhook')
    if (!webhook.url || !webhook.enabled) return
    const isDropped = random.chance(webhook.drop)
    const delivery = {
      eventId: random.id(),
      event,
      body: eventBody(event, payload, clock.seconds()),
      secret: webhook.secret,
    }
    const copies = random.chance(webhook.duplicate) ? 2 : 1
    for (let copy = 0; copy < copies; copy += 1) {
      const spreadMs = webhook.shuffle ? random.below(SHUFFLE_SPREAD_MS) / webhook.speed : 0
      deliveries.add({
        ...delivery,
        dueAt: isDropped ? null : Math.ceil(clock.now().getTime() + webhook.delayMs + spreadMs),
        status: isDropped ? 'dropped' : 'waiting',
      })
    }
  }
}
