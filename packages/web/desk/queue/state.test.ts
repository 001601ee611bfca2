// Tests what is kept of a desk that has ended.
import { expect, test } from 'vitest'
import { entered } from './queue.ts'
import { savedState } from './state.ts'
import type { Store } from './store.ts'

const DEVICE = { id: 'd', token: 't', helper: 'Pappu', session: 's', letter: 'A', next: 1 }
const HANDOVER = {
  ...{ id: 'h', from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 2 },
  at: '2026-11-27T16:00:00.000Z',
}

function aDesk() {
  const lists = new Map<string, unknown[]>()
  const store: Store = {
    queue: entered(null, DEVICE),
    save: async () => undefined,
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
