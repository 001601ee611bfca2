// Reads the totals that the host is shown, by the calls of the host's pages.
import type { Answer } from '@lifafa/contract/endpoint'
import { API_PREFIX } from '@lifafa/contract/endpoint'
import { getDashboard } from '@lifafa/contract/endpoints/dashboard'
import { logIn } from '../../server/api.ts'
import { lookIntoBox } from '../../server/boxes.ts'
import type { Environment } from '../environment/environment.ts'

/** In rupees: by box, and on the dashboard. */
export interface Totals {
  boxes: ReadonlyMap<string, { rupees: number; guests: number }>
  rupees: number
  guests: number
}

/** All servers return the same; the last one is asked. */
export async function readTotals({ servers, host, boxes }: Environment): Promise<Totals> {
  const server = servers.at(-1)
  if (!server) throw new Error('There is no server.')
  const { access } = (await logIn(server, host)).tokens
  const response = await fetch(`${server.url}${API_PREFIX}${getDashboard.path}/`, {
    headers: { authorization: `Bearer ${access}` },
  })
  const { total_amount, total_guests } = (await response.json()) as Answer<typeof getDashboard>
  const shown = new Map<string, { rupees: number; guests: number }>()
  for (const box of boxes) {
    const { total_amount: rupees, contributions } = await lookIntoBox(server, host, box)
    shown.set(box, { rupees, guests: contributions.length })
  }
  return { boxes: shown, rupees: total_amount, guests: total_guests }
}
