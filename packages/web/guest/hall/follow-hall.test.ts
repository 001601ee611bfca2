// Tests that an answer which was long on its way does not replace what the stream has brought meanwhile.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followHall } from './follow-hall.ts'

const screenOf = (name: string) => ({
  ...{ paused: false, gifts: null, total_paise: null },
  lines: [{ id: 'a', name, village: '', blessing: '' }],
  ...{ ends_at: '2026-11-23T00:00:00Z', server_time: '2026-11-22T12:00:00Z' },
})

let streams: TestStream[]
class TestStream {
  readonly readyState = 1
  onmessage = (_event: { data: string }): void => {}
  constructor() {
    streams.push(this)
  }
}

/** Answer the questions that were asked, in their order. */
let answers: ((answer: Response) => void)[]

beforeEach(() => {
  streams = []
  answers = []
  vi.useFakeTimers()
  vi.stubGlobal('EventSource', TestStream)
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => answers.push(resolve)))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const tell = (name: string) => streams[0]?.onmessage({ data: JSON.stringify(screenOf(name)) })

async function answer(name: string): Promise<void> {
  answers.shift()?.(Response.json(screenOf(name)))
  await vi.advanceTimersByTimeAsync(1)
}

test('an answer that was asked for before the stream told of a change is dropped, the next is shown', async () => {
  const shown: (string | undefined)[] = []
  const received = vi.fn(({ lines: [line] }) => void shown.push(line.name))
  followHall('/hall', { received, away() {}, ended() {} })
  tell('Hidden by the host')
  await answer('As before')
  expect(shown).toEqual(['Hidden by the host'])
  await vi.advanceTimersByTimeAsync(20_000)
  await answer('Newest')
  expect(shown).toEqual(['Hidden by the host', 'Newest'])
})
