// What the examples of the API's description name of the demo.
import { todayInIndia } from '@lifafa/contract/event-timing'
import { listUpcomingBoxesOfHost } from '../features/event-boxes/reads.ts'
import type { DemoValues } from '../http/api-docs/add-examples.ts'
import { SANDBOX_ADMIN_KEY, SANDBOX_PASSWORD } from '../known-secrets.ts'
import type { Services } from '../services.ts'
import { DEMO_ADMIN_EMAIL, findDemoHost } from './seed.ts'

const DAYS_AHEAD = 30
const DAY_MS = 24 * 60 * 60 * 1000

/** Undefined outside of the sandbox, and where the demo's host or box is gone. */
export async function readDemoValues({
  db,
  sandbox,
  now,
}: Pick<Services, 'db' | 'sandbox' | 'now'>): Promise<DemoValues | undefined> {
  const host = sandbox ? await findDemoHost(db) : undefined
  const [box] = host ? await listUpcomingBoxesOfHost(db, host.id, todayInIndia(now()), 1) : []
  if (!host || !box) return undefined
  return {
    password: SANDBOX_PASSWORD,
    hostId: host.id,
    hostEmail: host.email,
    upiId: host.upi_id,
    adminEmail: DEMO_ADMIN_EMAIL,
    boxId: box.id,
    secretKey: SANDBOX_ADMIN_KEY,
    day: todayInIndia(new Date(now().getTime() + DAYS_AHEAD * DAY_MS)),
  }
}
