// Tests that sending goes on after a refusal.
import { registerSentences } from '@lifafa/contract/sentences/register'
import { afterEach, expect, test, vi } from 'vitest'
import { DEVICE, HANDOVER } from '../test/samples.ts'
import { entered } from './queue.ts'
import { sendingOf } from './sending.ts'
import { savedState } from './state.ts'
import type { Store } from './store.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('a hand-over that the register has no room for keeps nothing else back, and is not lost', async () => {
  vi.useFakeTimers()
  const store: Store = {
    queue: entered(null, DEVICE),
    save: async () => undefined,
    list: async () => [],
    saveList: async () => undefined,
    clear: async () => undefined,
  }
  const full = { success: false, code: 'invalidInput', errors: { id: [registerSentences.handoversFull] } }
  const answers: Record<string, object> = {
    '/api/desk/entries': { entries: [], others: [] },
    '/api/desk/names': { names: [{ name: 'Gita Devi', family: '', village: '', gave: [] }] },
  }
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url)
    const answer = answers[url]
    return answer ? Response.json(answer) : Response.json(full, { status: 400 })
  })
  const state = savedState(store, { others: [], names: [], handovers: [HANDOVER] })
  await sendingOf(state).kick()
  expect(asked).toContain('/api/desk/handovers')
  const [refused] = full.errors.id
  expect(state.get()).toMatchObject({
    names: [{ name: 'Gita Devi' }],
    handovers: [{ ...HANDOVER, refused }],
  })
  await vi.runOnlyPendingTimersAsync()
  expect(asked.filter((url) => url === '/api/desk/handovers')).toHaveLength(1)
})
