// Tests what a device takes along, and what it sends first, when it enters a desk again or another one of the event.
import type { SentVersion } from '@lifafa/contract/endpoints/register/entry'
import { afterEach, expect, test, vi } from 'vitest'
import { AT, cash, DEVICE, HANDOVER } from '../test/samples.ts'
import { type CountInput, makeDesk } from './desk.ts'
import * as queues from './queue.ts'
import type { Kept } from './state.ts'
import type { Store } from './store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const NAME = { name: 'Gita Devi', family: 'Sharma', village: 'Karera', gave: [], online_at: null }
const NOTED = { others: [], names: [NAME], handovers: [{ ...HANDOVER, isSent: true }] }
const SENT = 'was sent'
const WAITS = 'waits'

/** The device is at the link `u`, which gives it `letter`; it has the letter A by the link `t`. `before`: how that desk answers it. */
function atOtherLink(letter: string, before: 'isOpen' | 'isAway' | 'notSignedIn', noted: Kept = NOTED) {
  vi.useFakeTimers()
  const first = queues.write(queues.entered(null, DEVICE), SENT, cash(), AT)
  const sent = queues.answered(first, queues.nextBatch(first), [{ id: SENT, result: 'stored' }])
  const store: Store = {
    queue: queues.write(sent, WAITS, cash(), AT),
    save: async () => undefined,
    list: async () => [],
    saveList: async () => undefined,
    clear: async () => undefined,
  }
  const received: SentVersion[] = []
  vi.stubGlobal('fetch', async (url: string, { method, headers, body }: RequestInit) => {
    if (url === '/api/desk/open') return Response.json({ session: 'of u', letter, next: 1 })
    const isNext = new Headers(headers).get('authorization') === 'Bearer of u'
    if (!isNext && url === '/api/desk/handovers') throw new TypeError('no network')
    if (!isNext && before !== 'isOpen') {
      if (before === 'isAway') throw new TypeError('no network')
      return Response.json({ code: before }, { status: 401 })
    }
    const entries = received.map((of) => ({ ...of, given_at: AT, counted_in: null }))
    if (method === 'GET') return Response.json({ entries, others: [], names: isNext ? [] : [NAME] })
    const { versions = [] } = JSON.parse(String(body))
    received.push(...versions)
    return Response.json({ results: versions.map(() => ({ result: 'stored' })) })
  })
  const numbers = () => received.map(({ id, running }) => `${id} ${running}`)
  return { desk: makeDesk('u', store, noted), numbers }
}

test('a device that was signed out takes all along: the server may have lost what it had sent', async () => {
  const { desk, numbers } = atOtherLink('B', 'notSignedIn')
  await desk.kick()
  expect(desk.state().obstacle).toBe('signedOut')
  await desk.enter({ pin: '123456', helper: 'Pappu' })
  await desk.kick()
  expect(numbers().toSorted()).toEqual([`${SENT} 2`, `${WAITS} 1`].toSorted())
  expect(desk.state().queue?.entries).toMatchObject([
    { id: SENT, letter: 'B' },
    { id: WAITS, letter: 'B' },
  ])
  expect(desk.state().handovers).toMatchObject([HANDOVER])
})

test('a device does not move while the desk before has not answered', async () => {
  const { desk, numbers } = atOtherLink('B', 'isAway')
  await expect(desk.enter({ pin: '123456', helper: 'Pappu' })).rejects.toThrow()
  expect(numbers()).toEqual([])
  expect(desk.state().queue).toMatchObject({
    device: { letter: 'A' },
    entries: [{ id: SENT }, { id: WAITS }],
  })
})

test('a device does not move while the desk before has not got a hand-over', async () => {
  const { desk } = atOtherLink('B', 'isOpen', { ...NOTED, handovers: [HANDOVER] })
  await expect(desk.enter({ pin: '123456', helper: 'Pappu' })).rejects.toThrow()
  expect(desk.state()).toMatchObject({ queue: { device: { letter: 'A' } }, handovers: [HANDOVER] })
})

test('a device that moves from an open desk sends there first, and leaves with it what was sent', async () => {
  const { desk, numbers } = atOtherLink('B', 'isOpen')
  await desk.enter({ pin: '123456', helper: 'Pappu' })
  // The next desk may be allowed to see less.
  expect(desk.state().names).toEqual([])
  await desk.kick()
  expect(numbers()).toContain(`${WAITS} 2`)
  expect(desk.state()).toMatchObject({ queue: { device: { letter: 'B' }, entries: [] }, handovers: [] })
})

test('a PIN that is sent again after a lost answer comes from the same device', async () => {
  const store = { queue: null, list: async () => [] }
  const saved = { save: async () => undefined, saveList: async () => undefined, clear: async () => undefined }
  const desk = makeDesk('t', { ...store, ...saved }, { others: [], names: [], handovers: [] })
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url !== '/api/desk/open') return Response.json({ code: 'notSignedIn' }, { status: 401 })
    asked.push(JSON.parse(String(body)).device)
    if (asked.length === 1) throw new TypeError('no network')
    return Response.json({ session: 's', letter: 'A', next: 1 })
  })
  const enter = () => desk.enter({ pin: '123456', helper: 'Pappu' })
  await expect(enter()).rejects.toThrow()
  await enter()
  expect(asked[1]).toBe(asked[0])
  expect(desk.state().queue?.device.id).toBe(asked[0])
})

test('a device that enters its desk by a renewed link keeps all of its entries, and their numbers', async () => {
  const { desk, numbers } = atOtherLink('A', 'notSignedIn')
  await desk.enter({ pin: '123456', helper: 'Pappu' })
  await desk.kick()
  expect(numbers()[0]).toBe(`${WAITS} 2`)
  expect(desk.state().queue?.entries.map(queues.numberOf)).toEqual(['A-1', 'A-2'])
})

test('another helper does not enter before the desk has what the one before wrote', async () => {
  const { desk, numbers } = atOtherLink('A', 'isAway')
  await expect(desk.enter({ pin: '123456', helper: 'Chacha' })).rejects.toThrow()
  expect(numbers()).toEqual([])
  expect(desk.state().queue?.device).toMatchObject({ helper: 'Pappu', session: 's' })
})

test('another helper enters a desk that has everything without a wait for its lists', async () => {
  vi.useFakeTimers()
  const store = { queue: queues.entered(null, DEVICE), list: async () => [] }
  const saved = { save: async () => undefined, saveList: async () => undefined, clear: async () => undefined }
  const desk = makeDesk(DEVICE.token, { ...store, ...saved }, { others: [], names: [], handovers: [] })
  vi.stubGlobal('fetch', async (url: string) =>
    url === '/api/desk/open'
      ? Response.json({ session: 'next', letter: 'A', next: 1 })
      : new Promise(() => undefined),
  )
  await desk.enter({ pin: '123456', helper: 'Chacha' })
  expect(desk.state().queue?.device).toMatchObject({ helper: 'Chacha', session: 'next' })
})

test('a count that is closed is told at once, also where the list cannot be read', async () => {
  const { desk } = atOtherLink('B', 'isAway')
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/desk/counts') return Response.json({ number: 1 })
    throw new TypeError('no network')
  })
  expect(await desk.count({} as CountInput)).toEqual({ number: 1 })
})

test('entries stay in the order in which they were written, although the clock is put back', async () => {
  const { desk } = atOtherLink('B', 'isAway')
  for (const now of [AT, '2026-11-26T14:00:00.000Z', '2026-11-26T14:00:00.000Z']) {
    vi.setSystemTime(now)
    await desk.write(cash())
  }
  const ids =
    desk
      .state()
      .queue?.entries.map(({ id }) => id)
      .slice(-3) ?? []
  expect(ids).toEqual(ids.toSorted())
})
