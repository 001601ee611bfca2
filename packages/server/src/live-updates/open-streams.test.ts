// Tests what the open pages of a host cost: contributions that arrive together are read once, for all pages.
import { once } from 'node:events'
import type { PassThrough, Readable } from 'node:stream'
import { afterEach, expect, test, vi } from 'vitest'
import { isContribution, updatesOfThisServer } from './live-updates.ts'
import { openStreams } from './open-streams.ts'

const given = (id: string) => ({ hostId: 'a host', boxId: 'a box', id })

afterEach(() => {
  vi.useRealTimers()
})

function openSome() {
  const live = updatesOfThisServer()
  const readings: string[][] = []
  const ended = new Set<string>()
  const streams = openStreams({
    live,
    maxOfTopic: 20,
    listLive: async (_hostId, sessionIds) => sessionIds.filter((id) => !ended.has(id)),
    read: async (_hostId, updates) => {
      readings.push(updates.filter(isContribution).map(({ id }) => id))
      return JSON.stringify(readings.length)
    },
    failed(error) {
      throw error
    },
  })
  return { live, readings, ended, streams }
}

/** The events that the page has received so far. */
function eventsOf(page: Readable): string[] {
  const events: string[] = []
  page.setEncoding('utf8').on('data', (part: string) => {
    events.push(...Array.from(part.matchAll(/data: (.*)/g), ([, data = '']) => data))
  })
  return events
}

test('a contribution is read once for all open pages of a host, and so are several at once', async () => {
  const { live, readings, streams } = openSome()
  const pages = Array.from({ length: 20 }, () => eventsOf(streams.open('a host', 'a session') as Readable))
  live.publish(given('1'))
  await expect.poll(() => pages).toEqual(Array(20).fill(['1']))
  for (const id of ['2', '3', '4']) live.publish(given(id))
  await expect.poll(() => pages).toEqual(Array(20).fill(['1', '2']))
  expect(readings).toEqual([['1'], ['2', '3', '4']])
  streams.closeAll()
})

test('a host has at most twenty open pages, stalled ones included; the oldest end within a beat', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const { streams } = openSome()
  const pages = Array.from({ length: 23 }, () => streams.open('a host', 'a session') as PassThrough)
  expect(pages.map(({ writableEnded }) => writableEnded)).toEqual([
    true,
    true,
    true,
    ...Array(20).fill(false),
  ])
  vi.advanceTimersByTime(20_000)
  expect(pages.map(({ destroyed }) => destroyed)).toEqual([true, true, true, ...Array(20).fill(false)])
  streams.closeAll()
})

test('a page that does not read is cut off, too, when contributions of other servers do not arrive', () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const { live, streams } = openSome()
  const page = streams.open('a host', 'a session') as Readable
  live.setReachable(false)
  vi.advanceTimersByTime(20_000)
  expect(page.destroyed).toBe(true)
  streams.closeAll()
})

test('nothing is read for a host without an open page', async () => {
  const { live, readings, streams } = openSome()
  const page = streams.open('a host', 'a session') as Readable
  page.destroy()
  await once(page, 'close')
  live.publish(given('1'))
  expect(readings).toEqual([])
  streams.closeAll()
})

test('streams end, and none is opened, while contributions of other servers do not arrive', async () => {
  const { live, streams } = openSome()
  const page = streams.open('a host', 'a session') as Readable
  page.resume()
  live.setReachable(false)
  await once(page, 'end')
  expect(streams.open('a host', 'a session')).toBeUndefined()
  live.setReachable(true)
  expect(streams.open('a host', 'a session')).toBeDefined()
  streams.closeAll()
})

test('the end of a session ends its pages at once; later updates go to the others alone', async () => {
  const { live, ended, streams } = openSome()
  const [kept, gone] = ['kept', 'gone'].map((session) => streams.open('a host', session) as PassThrough)
  const [news, none] = [eventsOf(kept as Readable), eventsOf(gone as Readable)]
  ended.add('gone')
  live.publish({ hostId: 'a host' })
  await expect.poll(() => gone?.writableEnded).toBe(true)
  live.publish(given('1'))
  await expect.poll(() => news).toEqual(['1'])
  expect([none, kept?.writableEnded]).toEqual([[], false])
  streams.closeAll()
})

test('a session that ended unheard gets no contribution', async () => {
  const { live, ended, streams } = openSome()
  const page = streams.open('a host', 'gone') as PassThrough
  const none = eventsOf(page)
  ended.add('gone')
  live.publish(given('1'))
  await expect.poll(() => page.writableEnded).toBe(true)
  expect(none).toEqual([])
  streams.closeAll()
})
