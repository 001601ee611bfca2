// Guests pay at a stand-in in tests that have a database, and no HTTP server.
import type { StandIn } from '@lifafa/razorpay-stand-in'
import type { OpenDatabase } from '../../db/open-database.ts'
import { openOrder } from '../../features/payments/order/open-order.ts'
import type { Jobs } from '../../jobs/queue.ts'
import { updatesOfThisServer } from '../../live-updates/live-updates.ts'
import { providerClient } from '../../provider/client/provider-client.ts'
import { readSettings } from '../../settings.ts'
import { testLog } from '../database/database-log.ts'
import { CHARGE_PAISE } from '../paying.ts'
import { PROVIDER_KEY } from '../servers/running-server.ts'

const AT_ONCE = 10
const settings = readSettings({})
const jobs: Jobs = { add: async () => {}, work() {}, start: async () => {}, stop: async () => {} }

/** Services for the scheduled tasks of payments, beside a stand-in. */
export function servicesOf({ db }: OpenDatabase, standIn: StandIn) {
  const providerSettings = {
    ...PROVIDER_KEY,
    webhookSecrets: [],
    oldKeySecrets: [],
    apiUrl: standIn.url,
    checkoutUrl: standIn.checkoutUrl,
    payoutAccount: undefined,
    payoutMode: 'off' as const,
  }
  const provider = providerClient(providerSettings)
  return {
    db,
    jobs,
    live: updatesOfThisServer(),
    provider,
    providerSettings,
    settings,
    log: testLog,
    signal: new AbortController().signal,
  }
}
export type Services = ReturnType<typeof servicesOf>

/** So many guests pay, and the server does not learn of it. */
export async function payAsGuests(
  { db, provider }: Services,
  standIn: StandIn,
  boxId: string,
  payments: number,
): Promise<void> {
  const give = async (index: number) => {
    const { id } = await openOrder(
      { db, provider, keyMode: 'test', checkAfterMs: settings.reconcileAfterMs, now: new Date() },
      {
        amountPaise: CHARGE_PAISE,
        eventBoxId: boxId,
        guestName: `Guest ${index}`,
        guestPhone: '9876543210',
        guestAddress: '7 Station Road, Pune',
        guestLanguage: null,
        requestKey: null,
      },
    )
    const paid = await fetch(`${standIn.url}/stand-in/orders/${id}/pay`, { method: 'POST' })
    if (!paid.ok) throw new Error(`The stand-in answered ${paid.status}.`)
    await paid.arrayBuffer()
  }
  for (let index = 0; index < payments; index += AT_ONCE)
    await Promise.all(Array.from({ length: AT_ONCE }, (_, one) => give(index + one)))
}
