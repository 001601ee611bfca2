// Tests that sending goes on after a refusal, and what is known of others.
import type { SentVersion } from '@lifafa/contract/endpoints/register/entry'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { afterEach, expect, test, vi } from 'vitest'
import { AT, cash, DEVICE, HANDOVER } from '../test/samples.ts'
import { answered, entered, nextBatch, type Queue, write } from './queue.ts'
import { sendingOf } from './sending.ts'
import { savedState } from './state.ts'
import type { Store } from './store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const STORE: Store = {
  queue: entered(null, DEVICE),
  save: async () => undefined,
  list: async () => [],
  saveList: async () => undefined,
  clear: async () => undefined,
}
const NOTHING = { others: [], names: [], handovers: [] }
const NAME = { name: 'Gita Devi', family: '', village: '', gave: [] }
const EMPTY = { entries: [], others: [], names: [], results: [] }

test('gifts of another device at the desk are known here, among those of others by time', async () => {
  vi.useFakeTimers()
  const gift = { ...cash(), number: 'B-1', given_at: AT, counted_in: null, void_reason: null, version: 1 }
  const online = { id: 'o', number: null, name: 'Kamla', village: '', online: true, amount_paise: null }
  const others = ['2026-11-27T15:00:00.000Z', '2026-11-27T13:00:00.000Z'].map((given_at, at) => ({
    ...{ ...online, id: `o${at}`, given_at },
  }))
  const entries = [
    { ...gift, id: 'theirs' },
    { ...gift, id: 'struck out', void_reason: 'Twice' },
    { ...gift, id: 'own', number: 'A-1' },
  ]
  vi.stubGlobal('fetch', async () => Response.json({ entries, others, names: [] }))
  const queue = write(STORE.queue as Queue, 'own', cash(), AT)
  const sent = answered(queue, nextBatch(queue), [{ id: 'own', result: 'stored' }])
  const state = savedState({ ...STORE, queue: sent }, NOTHING)
  await sendingOf(state).kick()
  const theirs = { id: 'theirs', number: 'B-1', name: 'Ramesh Sharma', online: false, given_at: AT }
  expect(state.get().others).toMatchObject([{ id: 'o0' }, theirs, { id: 'o1' }])
})

test.each([
  { when: 'before the answer comes', isBefore: true },
  { when: 'while the answer is being applied', isBefore: false },
])('a device that moves to another desk $when takes nothing over from it', async ({ isBefore }) => {
  vi.useFakeTimers()
  const saved = Promise.withResolvers<void>()
  if (isBefore) saved.resolve()
  const state = savedState({ ...STORE, save: () => saved.promise }, NOTHING)
  const online = { id: 'o', number: null, name: 'Kamla', village: '', online: true, given_at: AT }
  vi.stubGlobal('fetch', async () => {
    const moving = state.enter(() => entered(null, { ...DEVICE, session: 'of another desk' }))
    if (isBefore) await moving
    return Response.json({ entries: [], others: [online], names: [] })
  })
  const kicked = sendingOf(state).kick()
  await vi.advanceTimersByTimeAsync(0)
  saved.resolve()
  await kicked
  expect(state.get()).toMatchObject({ queue: { device: { session: 'of another desk' } }, others: [] })
})

test('the host is told of the device also while nothing is written, and of what was refused', async () => {
  vi.useFakeTimers()
  const queue = write(STORE.queue as Queue, 'e', cash(), AT)
  const told: object[] = []
  const answer = { entries: [], others: [], names: [], results: [{ result: 'refused', code: 'full' }] }
  vi.stubGlobal('fetch', async (url: string, { method, body }: RequestInit) => {
    if (url === '/api/desk/handovers') return Response.json({ code: 'invalidInput' }, { status: 400 })
    if (url === '/api/desk/live') return Response.error()
    if (method === 'POST') {
      const { unsent, versions } = JSON.parse(String(body))
      told.push({ unsent, sent: versions.length })
    }
    return Response.json(answer)
  })
  const state = savedState({ ...STORE, queue }, { ...NOTHING, handovers: [HANDOVER] })
  await sendingOf(state).kick()
  expect(told).toEqual([
    { unsent: 1, sent: 1 },
    { unsent: 2, sent: 0 },
  ])
  await vi.advanceTimersByTimeAsync(50_000)
  expect(told).toHaveLength(2)
  await vi.advanceTimersByTimeAsync(20_000)
  expect(told.slice(2)).toEqual([{ unsent: 2, sent: 0 }])
})

test('names are read again every ten minutes: the host may import a list meanwhile', async () => {
  vi.useFakeTimers()
  let reads = 0
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/desk/live') return Response.error()
    if (url === '/api/desk/names') reads++
    return Response.json({ entries: [], others: [], names: [] })
  })
  await sendingOf(savedState(STORE, NOTHING)).kick()
  await vi.advanceTimersByTimeAsync(9 * 60_000)
  expect(reads).toBe(1)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(reads).toBe(2)
})

test('names that take half a minute on a slow line are kept, and asked for once', async () => {
  vi.useFakeTimers()
  let reads = 0
  vi.stubGlobal('fetch', async (url: string) => {
    if (url === '/api/desk/live') return Response.error()
    if (url !== '/api/desk/names') return Response.json(EMPTY)
    reads++
    await new Promise((resolve) => setTimeout(resolve, 30_000))
    return Response.json({ names: [NAME] })
  })
  const state = savedState(STORE, NOTHING)
  void sendingOf(state).kick()
  await vi.advanceTimersByTimeAsync(40_000)
  expect(reads).toBe(1)
  expect(state.get()).toMatchObject({ isConnected: true, names: [NAME] })
})

test('a hand-over that the register has no room for keeps nothing else back, and is not lost', async () => {
  vi.useFakeTimers()
  const full = { success: false, code: 'invalidInput', errors: { id: [registerSentences.handoversFull] } }
  const answers: Record<string, object> = {
    '/api/desk/entries': { entries: [], others: [] },
    '/api/desk/names': { names: [NAME] },
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers[url]
    return answer ? Response.json(answer) : Response.json(full, { status: 400 })
  })
  const state = savedState(STORE, { ...NOTHING, handovers: [HANDOVER] })
  await sendingOf(state).kick()
  expect(asked).toContain('/api/desk/handovers')
  const [refused] = full.errors.id
  expect(state.get()).toMatchObject({
    names: [NAME],
    handovers: [{ ...HANDOVER, refused }],
  })
  await vi.runOnlyPendingTimersAsync()
  expect(asked.filter((url) => url === '/api/desk/handovers')).toHaveLength(1)
})

test('a full disk keeps no list of others back, and the host is still told of the device', async () => {
  vi.useFakeTimers()
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    return url === '/api/desk/live' ? Response.error() : Response.json(EMPTY)
  })
  const saveList = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  await sendingOf(savedState({ ...STORE, saveList }, NOTHING)).kick()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.filter((call) => call === 'GET /api/desk/names')).toHaveLength(1)
  expect(asked).toContain('POST /api/desk/entries')
})

test('with a full disk all is sent, once, and nobody reads that it was not saved', async () => {
  vi.useFakeTimers()
  const isFull = () => Promise.reject(new DOMException('', 'QuotaExceededError'))
  let queue = STORE.queue as Queue
  const ids = Array.from({ length: 60 }, (_, at) => `e${at}`)
  for (const id of ids) queue = write(queue, id, cash(), AT)
  const received: SentVersion[] = []
  let handovers = 0
  vi.stubGlobal('fetch', async (url: string, { body = '{}' }: RequestInit) => {
    if (url === '/api/desk/live') return Response.error()
    if (url === '/api/desk/handovers') handovers++
    const { versions = [] } = JSON.parse(String(body))
    received.push(...versions)
    const entries = received.map((each) => ({ ...each, given_at: AT, counted_in: null }))
    return Response.json({ ...EMPTY, entries, results: versions.map(() => ({ result: 'stored' })) })
  })
  const store = { ...STORE, queue, save: isFull, saveList: isFull }
  const state = savedState(store, { ...NOTHING, handovers: [HANDOVER] })
  await sendingOf(state).kick()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(received.map(({ id }) => id)).toEqual(ids)
  expect(handovers).toBe(1)
  expect(state.get()).toMatchObject({ isFull: false, handovers: [{ isSent: true }] })
})
