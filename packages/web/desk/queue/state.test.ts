// Tests what is kept of a desk that has ended, and of one that the device leaves.
import { expect, test } from 'vitest'
import { AT, cash, DEVICE, HANDOVER } from '../test/samples.ts'
import * as queues from './queue.ts'
import { savedState } from './state.ts'
import type { Store } from './store.ts'

function aDesk() {
  const lists = new Map<string, unknown[]>()
  const store: Store = {
    queue: queues.entered(null, DEVICE),
    save: () => new Promise((resolve) => setImmediate(resolve)),
    list: async (name) => lists.get(name) ?? [],
    saveList: async (name, list) => void lists.set(name, list),
    clear: async () => lists.clear(),
  }
  return { lists, state: savedState(store, { others: [], names: [], handovers: [] }) }
}

test('a hand-over that was not sent keeps an ended desk from being cleared', async () => {
  const { lists, state } = aDesk()
  await state.applyToHandovers((before) => [...before, HANDOVER])
  await state.clearIfSent()
  expect(state.get()).toMatchObject({ queue: { device: DEVICE }, handovers: [HANDOVER] })
  await state.applyToHandovers((all) => all.map((each) => ({ ...each, isSent: true })))
  expect(lists.get('handovers')).toEqual([{ ...HANDOVER, isSent: true }])
  await state.clearIfSent()
  expect(state.get()).toMatchObject({ queue: null, handovers: [] })
  expect(lists.size).toBe(0)
})

test('a change that comes while the device enters another desk does not lead back to the first one', async () => {
  const { state } = aDesk()
  const next = { ...DEVICE, token: 'u', session: 'of u', letter: 'B' }
  await Promise.all([
    state.enter((queue) => queues.entered(queue, next)),
    state.apply((queue) => queues.merged(queue, [], true)),
  ])
  expect(state.get().queue?.device).toEqual(next)
})

test('a correction that reaches no desk goes to the host in a file, and then leaves the device', () => {
  const queue = queues.write(queues.entered(null, DEVICE), 'e', cash(), AT)
  const stored = queues.answered(queue, queues.nextBatch(queue), [{ id: 'e', result: 'stored' }])
  const corrected = queues.change(stored, 'e', cash(200), AT)
  const refused = queues.answered(corrected, queues.nextBatch(corrected), [
    { id: 'e', result: 'refused', code: 'counted' },
  ])
  for (const left of [corrected, refused]) {
    const moved = queues.entered(queues.withUnsentOnly(left), { ...DEVICE, id: 'next', letter: 'B' })
    expect([queues.nextBatch(moved), moved.entries[0]?.refused]).toEqual([[], 'notYours'])
    const waiting = queues.merged(moved, [], true)
    expect(queues.unsentFiles(waiting, [])).toMatchObject([
      { letter: 'A', versions: [{ running: 1, version: 2, amount_paise: 200 }] },
    ])
    const kept = queues.keepStored(waiting, 'e', undefined)
    expect(queues.merged(kept, [], true)).toMatchObject({ entries: [], device: { letter: 'B', next: 1 } })
  }
})
