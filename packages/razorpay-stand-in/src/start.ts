// Starts a small Razorpay on a port of its own.
import type { AddressInfo } from 'node:net'
import { createApp } from './app.ts'
import { createFaults } from './http/faults.ts'
import { failOverduePayments } from './payments/overdue.ts'
import { settleDueDays } from './settlements/settle.ts'
import { atomically, openDatabase } from './store/database.ts'
import { createAnnounce } from './webhooks/announce.ts'
import { createDeliveries } from './webhooks/deliveries.ts'
import { startSender } from './webhooks/sender.ts'
import { openParts, type World } from './world.ts'

export type StandInOptions = {
  /** 0 takes any free port. */
  port: number
  /** Default 127.0.0.1. */
  host?: string
  keyId: string
  keySecret: string
  /** The address of signed events; it replaces the stored one, and enables the webhook again. */
  webhook?: { url: string; secret: string }
  /** An SQLite file that survives restarts and SIGKILL; without it all is in memory. */
  stateFile?: string
  /** Default: the real clock. */
  now?: () => Date
}

export type StandIn = {
  /** `http://127.0.0.1:PORT`, without `/v1`. */
  url: string
  /** The address of the script that gives a page `window.Razorpay`. */
  checkoutUrl: string
  stop(): Promise<void>
}

const OVERDUE_EVERY_MS = 5000

/** Listens when it resolves. Throws where the port is taken or the state file cannot be opened. */
export async function startStandIn(options: StandInOptions): Promise<StandIn> {
  const database = openDatabase(options.stateFile)
  const parts = openParts(database, { ...options, now: options.now ?? (() => new Date()) })
  const { clock, random, settings } = parts
  if (options.webhook) {
    settings.write('webhook', { ...settings.read('webhook'), ...options.webhook, enabled: true })
  }
  const deliveries = createDeliveries(database, clock)
  const sender = startSender(deliveries, settings, clock, random)
  const world: World = {
    ...parts,
    announce: createAnnounce(deliveries, settings, clock, random),
    atomically(action) {
      const result = atomically(database, action)
      sender.wake()
      return result
    },
  }
  const app = createApp(world, { deliveries, sender, faults: createFaults() })
  const overdue = setInterval(
    () =>
      world.atomically(() => {
        failOverduePayments(world)
        settleDueDays(world)
      }),
    OVERDUE_EVERY_MS,
  )

  async function stop() {
    clearInterval(overdue)
    await app.close()
    await sender.stop()
    database.close()
  }

  try {
    await app.listen({ port: options.port, host: options.host ?? '127.0.0.1' })
  } catch (error) {
    await stop()
    throw error
  }
  const { port } = app.server.address() as AddressInfo
  const url = `http://127.0.0.1:${port}`
  return { url, checkoutUrl: `${url}/v1/checkout.js`, stop }
}
