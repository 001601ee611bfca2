// Sends due events, repeatedly until they are acknowledged or a day has passed.
import type { Clock } from '../clock.ts'
import type { Random } from '../random.ts'
import { webhookSignature } from '../signature.ts'
import type { Settings } from '../store/settings.ts'
import type { Attempt, Deliveries, Delivery } from './deliveries.ts'
import { retryAfterMs } from './retry-ladder.ts'

export type Sender = {
  /** Looks for what is due: after an action, and after the clock or the settings were changed. */
  wake(): void
  /** Ends deliveries under way; unacknowledged events stay due. */
  stop(): Promise<void>
}

const MAX_CONCURRENT = 50
const LONGEST_TIMER_MS = 2 ** 31 - 1
const TIMEOUT_MS = 5000

export function startSender(
  deliveries: Deliveries,
  settings: Settings,
  clock: Clock,
  random: Random,
): Sender {
  const stopping = new AbortController()
  const underWay = new Map<number, Promise<void>>()
  let look: NodeJS.Immediate | undefined
  let timer: NodeJS.Timeout | undefined

  /** However many actions wake it in one turn of the event loop, it looks once. */
  function wake() {
    if (stopping.signal.aborted) return
    clearImmediate(look)
    look = setImmediate(sendWhatIsDue)
  }

  function sendWhatIsDue() {
    clearTimeout(timer)
    const { url, enabled } = settings.read('webhook')
    if (!url || !enabled) return
    for (const id of deliveries.listDueIds(MAX_CONCURRENT)) {
      // Each that ends wakes us again.
      if (underWay.size >= MAX_CONCURRENT) return
      if (underWay.has(id)) continue
      const delivery = deliveries.find(id)
      if (delivery) underWay.set(id, deliver(delivery, url))
    }
    const nextDueAt = deliveries.nextDueAt()
    if (nextDueAt === undefined) return
    const waitMs = Math.max(0, nextDueAt - clock.now().getTime())
    timer = setTimeout(wake, Math.min(waitMs, LONGEST_TIMER_MS))
  }

  async function deliver(delivery: Delivery, url: string) {
    const { corruptSignature } = settings.read('webhook')
    const sentAt = clock.now()
    const outcome = await postEvent(delivery, {
      url,
      corruptSignature: random.chance(corruptSignature),
      signal: stopping.signal,
    })
    if (stopping.signal.aborted) return
    record({
      ...delivery,
      firstSentAt: delivery.firstSentAt ?? sentAt.getTime(),
      attempts: [...delivery.attempts, { at: sentAt.toISOString(), ...outcome }],
    })
    underWay.delete(delivery.id)
    wake()
  }

  function record(delivery: Delivery) {
    if (delivery.attempts.at(-1)?.outcome === 'acknowledged') {
      return deliveries.save({ ...delivery, status: 'delivered', dueAt: null })
    }
    const webhook = settings.read('webhook')
    const afterMs = retryAfterMs(delivery.event, delivery.attempts.length)
    if (afterMs === undefined) {
      deliveries.save({ ...delivery, status: 'given up', dueAt: null })
      return settings.write('webhook', { ...webhook, enabled: false })
    }
    const dueAt = (delivery.firstSentAt ?? 0) + afterMs / webhook.speed
    deliveries.save({ ...delivery, status: 'waiting', dueAt: Math.ceil(dueAt) })
  }

  wake()
  return {
    wake,
    async stop() {
      stopping.abort()
      clearImmediate(look)
      clearTimeout(timer)
      await Promise.all(underWay.values())
    },
  }
}

type PostOptions = { url: string; corruptSignature: boolean; signal: AbortSignal }

/** One request, with the headers that were observed live. Never throws: every failure is an outcome. Any 2xx within five seconds is an acknowledgement; a redirect is none. */
async function postEvent(delivery: Delivery, options: PostOptions): Promise<Omit<Attempt, 'at'>> {
  const signature = webhookSignature(delivery.body, delivery.secret)
  try {
    const response = await fetch(options.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        'User-Agent': 'Razorpay-Webhook/v1',
        'X-Razorpay-Signature': options.corruptSignature ? corrupted(signature) : signature,
        'Accept-Encoding': 'gzip',
        'x-razorpay-event-id': delivery.eventId,
        'request-id': delivery.eventId,
      },
      body: delivery.body,
      redirect: 'manual',
      signal: AbortSignal.any([options.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    })
    await response.body?.cancel()
    return { outcome: response.ok ? 'acknowledged' : 'refused', detail: String(response.status) }
  } catch (error) {
    return { outcome: 'no answer', detail: error instanceof Error ? error.message : String(error) }
  }
}

function corrupted(signature: string): string {
  return (signature.startsWith('0') ? '1' : '0') + signature.slice(1)
}
