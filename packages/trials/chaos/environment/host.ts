// The host of a run: an account with a UPI ID and event boxes, and what its pages show.
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { getBox } from '@lifafa/contract/endpoints/event-boxes'
import { listGuests } from '@lifafa/contract/endpoints/guests'
import { call, type Host, logIn, openAccount } from '../../../e2e/server/api.ts'
import { openBoxes } from '../../../e2e/server/boxes.ts'
import { saveUpiId } from '../../../e2e/server/hosts-to-pay.ts'
import type { Reachable } from '../../../e2e/server/server.ts'

export const WEBHOOK_PATH = `${API_PREFIX}/payment/webhook/`

/** In rupees: by box, and on the dashboard. */
export interface Totals {
  boxes: ReadonlyMap<string, { rupees: number; guests: number }>
  rupees: number
  guests: number
}

/** `boxes`: the ids of `boxCount` event boxes, for tomorrow. */
export async function openHost(
  server: Reachable,
  boxCount: number,
): Promise<{ host: Host; boxes: readonly string[] }> {
  const host = await openAccount(server)
  await saveUpiId(server, host, 'asha.verma@okbank')
  const names = Array.from({ length: boxCount }, (_, index) => ({ name: `Box ${index + 1}` }))
  const boxes = await openBoxes(server, host, ...names)
  return { host, boxes: boxes.map(({ giftid }) => giftid) }
}

type Shown = { servers: readonly Reachable[]; host: Host; boxes: readonly string[] }

/** All servers return the same; the last one is asked. */
async function signIn({ servers, host }: Shown) {
  const server = servers.at(-1)
  if (!server) throw new Error('There is no server.')
  return { server, access: (await logIn(server, host)).tokens.access }
}

export async function readTotals(shown: Shown): Promise<Totals> {
  const { server, access } = await signIn(shown)
  const { total_amount, total_guests } = await call(server, getDashboard, { access })
  const boxes = new Map<string, { rupees: number; guests: number }>()
  for (const id of shown.boxes) {
    const { total_amount: rupees, contributions } = await call(server, getBox, { access, id })
    boxes.set(id, { rupees, guests: contributions.length })
  }
  return { boxes, rupees: total_amount, guests: total_guests }
}

/** True if each box shows that all of it has been sent to the bank. `owed`: paise by box. */
export async function isShownPaid(shown: Shown, owed: ReadonlyMap<string, number>): Promise<boolean> {
  const { server, access } = await signIn(shown)
  const pages = await Promise.all(shown.boxes.map((id) => call(server, listGuests, { access, id })))
  return pages.every(({ money }, index) => money.sums_paise['sent-on'] === owed.get(shown.boxes[index] ?? ''))
}
