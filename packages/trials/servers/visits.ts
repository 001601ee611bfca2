// Guests who open the page and give, one who opens it with its files, and a host who reads the dashboard: one call after another
// until they are stopped.
import { contributePath } from '@lifafa/contract/guest-page/paths'
import type { Kysely } from 'kysely'
import type { Database } from '../../server/src/db/tables.ts'
import { CHEAP_HASH, PASSWORD } from '../../server/src/test/hosts/accounts.ts'
import { filesOfPage } from '../../server/src/test/pages/get-page.ts'
import { insertEventBox, insertHost } from '../../server/src/test/rows.ts'
import { ask, giveOverHttp } from '../../server/src/test/servers/giving-over-http.ts'
import type { Servers } from './open-servers.ts'

export interface Visits {
  boxId: string
  /** How often each outcome came: `page 200`, `file 404`, `order 503`, … */
  outcomes: Map<string, number>
  answered(): number
  /** Resolves when the calls under way have ended. */
  stop(): Promise<void>
}

export const isFailure = (outcome: string): boolean => !outcome.endsWith(' 200')

async function openHost(db: Kysely<Database>, serverUrl: string): Promise<{ boxId: string; access: string }> {
  const host = await insertHost(db, { password_hash: CHEAP_HASH })
  const { id } = await insertEventBox(db, { host_id: host.id, event_date: '2030-11-21' })
  const { answer } = await ask<{ tokens: { access: string } }>(serverUrl, 'login', '/api/auth/login/', {
    email: host.email,
    password: PASSWORD,
  })
  return { boxId: id, access: answer.tokens?.access ?? '' }
}

export async function startVisits(
  { url, standIn, database }: Pick<Servers, 'url' | 'standIn' | 'database'>,
  guests: number,
): Promise<Visits> {
  const { boxId, access } = await openHost(database.db, url)
  const outcomes = new Map<string, number>()
  let goOn = true
  const count = (outcome: string) => void outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
  const readDashboard = async () =>
    count((await ask(url, 'dashboard', '/api/dashboard/giftbooks/', undefined, access)).came)
  const loadPage = async () => {
    const page = await ask(url, 'page', contributePath(boxId))
    count(page.came)
    for (const path of filesOfPage(page.text)) count((await ask(url, 'file', path)).came)
  }
  const give = async () => {
    for (const outcome of await giveOverHttp(url, standIn.url, boxId)) count(outcome)
  }
  const repeat = async (visit: () => Promise<unknown>) => {
    while (goOn) await visit()
  }
  const running = Promise.all([
    ...Array.from({ length: guests }, () => repeat(give)),
    repeat(loadPage),
    repeat(readDashboard),
  ])
  return {
    boxId,
    outcomes,
    answered: () => [...outcomes.values()].reduce((sum, times) => sum + times, 0),
    async stop() {
      goOn = false
      await running
    },
  }
}
