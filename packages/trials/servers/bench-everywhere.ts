// Measures how soon a gift is everywhere: two servers behind HAProxy, with twenty desks and two hundred screens of one wedding.
import { randomUUID } from 'node:crypto'
import { DESK_STREAM_PATH, enterDesk, readDesk, sendEntries } from '@lifafa/contract/endpoints/register/desk'
import { openDesk } from '@lifafa/contract/endpoints/register/desks'
import { changeHall, HALL_STREAM_PATH, type HallScreen } from '@lifafa/contract/endpoints/register/hall'
import { call, logIn } from '../../e2e/server/api.ts'
import { giveOverHttp } from '../../server/src/test/servers/giving-over-http.ts'
import { type EventStream, openEventStream } from '../../server/src/test/servers/live-stream.ts'
import { openHost } from '../chaos/environment/host.ts'
import { column, quantileOf, say, showProgress } from '../figures.ts'
import { waitUntil } from '../processes/wait-until.ts'
import { openServers, type Servers } from './open-servers.ts'

const DESKS = 20
const SCREENS = 200
const ROUNDS = 10
const MOST_MS = 1000
const DAY_MS = 24 * 60 * 60_000

/** A desk or a screen, and when it first showed each gift, by id. */
type Watcher = { kind: 'desk' | 'screen'; seen: Map<string, number> }
/** How long after the answer to its giver, or to the desk that wrote it, a gift was shown. */
type Shown = { kind: Watcher['kind']; ms: number }
type Gift = { id: string }

async function openWedding({ url, standIn, database }: Servers) {
  const servers = { url, dataDir: database.dataDir }
  const { host, boxes } = await openHost(servers, 1)
  const [id = ''] = boxes
  const { access } = (await logIn(servers, host)).tokens
  const watchers: Watcher[] = []
  const streams: EventStream<unknown>[] = []
  let isOver = false

  async function watch<Event>(
    kind: Watcher['kind'],
    stream: EventStream<Event>,
    listGifts: (event: Event) => Gift[] | Promise<Gift[]>,
  ): Promise<void> {
    const seen = new Map<string, number>()
    watchers.push({ kind, seen })
    streams.push(stream)
    try {
      for (let event = await stream.next(); event !== undefined; event = await stream.next()) {
        const gifts = await listGifts(event)
        const at = performance.now()
        for (const gift of gifts) if (!seen.has(gift.id)) seen.set(gift.id, at)
      }
    } catch (error) {
      if (!isOver) throw error
    }
  }

  async function addScreens(): Promise<void> {
    const { token } = await call(servers, changeHall, { access, id, body: { link: 'new' } })
    const path = HALL_STREAM_PATH.replace(':token', token ?? '')
    for (let screen = 0; screen < SCREENS; screen++)
      void watch('screen', await openEventStream<HallScreen>(url, path), ({ lines }) => lines)
  }

  /** Returns how it writes a gift down, which resolves with the gift's id. */
  async function addDesk(): Promise<(running: number) => Promise<string>> {
    const asked = { helper: 'Pappu', ends_at: new Date(Date.now() + DAY_MS).toISOString() }
    const { token, pin } = await call(servers, openDesk, { access, id, body: asked })
    const body = { token, pin, helper: 'Pappu', device: randomUUID() }
    const { session } = await call(servers, enterDesk, { body })
    const headers = { authorization: `Bearer ${session}` }
    void watch('desk', await openEventStream(url, DESK_STREAM_PATH, headers), async () => {
      const { entries, others } = await call(servers, readDesk, { access: session })
      return [...entries, ...others]
    })
    return async (running) => {
      const sent_at = new Date().toISOString()
      const written = { id: randomUUID(), version: 1, running, written_at: sent_at, kind: 'cash' }
      const versions = [{ ...written, amount_paise: 1_100_00, name: 'Ramesh Sharma', village: 'Morena' }]
      await call(servers, sendEntries, { access: session, body: { sent_at, versions } })
      return written.id
    }
  }

  await addScreens()
  const desks: Awaited<ReturnType<typeof addDesk>>[] = []
  while (desks.length < DESKS) desks.push(await addDesk())
  return {
    desks,
    async giveOnline(): Promise<string> {
      const came = await giveOverHttp(url, standIn.url, id)
      if (came.at(-1) !== 'proof 200') throw new Error(`A guest could not give: ${came}`)
      const newest = database.db.selectFrom('contributions').select('id').orderBy('paid_at', 'desc')
      return (await newest.executeTakeFirstOrThrow()).id
    },
    /** Resolves when every desk and every screen shows the gift. */
    async measure(give: () => Promise<string>): Promise<Shown[]> {
      const gift = await give()
      const givenAt = performance.now()
      await waitUntil(() => watchers.every(({ seen }) => seen.has(gift)))
      return watchers.map(({ kind, seen }) => ({ kind, ms: Math.max(0, (seen.get(gift) ?? 0) - givenAt) }))
    },
    close() {
      isOver = true
      for (const stream of streams) stream.close()
    },
  }
}

/** True if 95 of 100 desks and screens show a gift within a second, alone and in a rush of all desks. */
export async function benchEverywhere(): Promise<boolean> {
  const servers = await openServers({ count: 2 })
  try {
    const { desks, giveOnline, measure, close } = await openWedding(servers)
    const [first = giveOnline] = desks
    const alone: Shown[] = []
    const online: Shown[] = []
    const rush: Shown[] = []
    for (let round = 1; round <= ROUNDS; round++) {
      showProgress(`${round} of ${ROUNDS} rounds`)
      alone.push(...(await measure(() => first(2 * round - 1))))
      online.push(...(await measure(giveOnline)))
      const together = desks.map((write) => measure(() => write(2 * round)))
      rush.push(...(await Promise.all(together)).flat())
    }
    close()
    return tell({ 'one written down': alone, 'one given online': online, 'all desks at once': rush })
  } finally {
    await servers.close()
  }
}

function tell(shown: Record<string, readonly Shown[]>): boolean {
  say(`${''.padEnd(30)}${['median', '95 %', 'slowest'].map((head) => column(head, 9)).join('')}  ms`)
  let isSoon = true
  for (const [what, all] of Object.entries(shown))
    for (const kind of ['desk', 'screen'] as const) {
      const times = all.filter((each) => each.kind === kind).map(({ ms }) => ms)
      const late = quantileOf(times, 0.95)
      const figures = [quantileOf(times, 0.5), late, Math.max(...times)]
      say(`${`${what}, ${kind}s`.padEnd(30)}${figures.map((ms) => column(ms, 9)).join('')}`)
      isSoon &&= late <= MOST_MS
    }
  return isSoon
}
