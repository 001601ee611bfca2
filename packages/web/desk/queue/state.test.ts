// Tests what is kept of a desk that has ended, or that the device has left.
import type { EntryContent } from '@lifafa/contract/endpoints/register/entry'
import { expect, test } from 'vitest'
import * as queues from './queue.ts'
import { savedState } from './state.ts'
import type { Store } from './store.ts'
import { isAllSent, unsentFiles } from './unsent-files.ts'

const DEVICE = { id: 'd', token: 't', desk: 'one', helper: 'Pappu', session: 's', letter: 'A', next: 1 }
const OTHER = { ...DEVICE, token: 'u', desk: 'two', session: 'r', letter: 'B' }
const HANDOVER = {
  ...{ id: 'h', from: 'Pappu', to: 'Chacha', first_envelope: 1, last_envelope: 2 },
  at: '2026-11-27T16:00:00.000Z',
}
const CASH: EntryContent = {
  ...{ kind: 'cash', amount_paise: 100, name: 'Ramesh Sharma', village: '', words: '', relation: '' },
  ...{ family: '', side: '', phone: '', note: '' },
}

const begun = queues.entered(null, DEVICE)
const write = (queue: queues.Queue, id: string) => queues.write(queue, id, CASH, HANDOVER.at)
const idsOf = ({ entries }: queues.Queue) => entries.map(({ id }) => id)

test('a hand-over that was not sent keeps an ended desk from being cleared', async () => {
  const disk: unknown[] = []
  const store: Store = {
    queue: begun,
    save: async (_before, after) => void disk.splice(0, 1, after),
    list: async () => [],
    saveList: async () => undefined,
    clear: async () => void disk.splice(0),
  }
  const state = savedState(store, { others: [], names: [] })
  await state.apply((queue) => ({ ...queue, handovers: [HANDOVER] }))
  await state.clearIfSent()
  expect(state.get().queue).toMatchObject({ device: DEVICE, handovers: [HANDOVER] })
  await state.apply((queue) => queues.handedOver(queue, HANDOVER.id))
  expect(disk).toMatchObject([{ handovers: [{ isSent: true }] }])
  await state.clearIfSent()
  expect([state.get().queue, disk]).toEqual([null, []])
})

test('hand-overs that were not sent are in the file of the device’s letter, also without an entry', () => {
  const sent = { ...begun, handovers: [{ ...HANDOVER, isSent: true }] }
  expect(unsentFiles(sent)).toEqual([])
  const unsent = { ...begun, handovers: [...sent.handovers, HANDOVER] }
  expect(unsentFiles(unsent)).toEqual([{ letter: 'A', versions: [], handovers: [HANDOVER] }])
  const moved = { ...write(unsent, 'e'), device: { ...DEVICE, letter: 'B' } }
  expect(unsentFiles(moved)).toMatchObject([
    { letter: 'B', handovers: [HANDOVER] },
    { letter: 'A', handovers: [], versions: [{ id: 'e' }] },
  ])
})

test('a correction that reaches no desk goes to the host in a file, and then leaves the device', () => {
  const queue = write(begun, 'e')
  const stored = queues.answered(queue, queues.nextBatch(queue), [{ id: 'e', result: 'stored' }])
  const corrected = queues.change(stored, 'e', { ...CASH, amount_paise: 200 }, HANDOVER.at)
  const moved = queues.entered(queues.withUnsentOnly(corrected), OTHER)
  const refused = queues.answered(moved, queues.nextBatch(moved), [
    { id: 'e', result: 'refused', code: 'notYours' },
  ])
  const waiting = queues.merged(refused, [], true)
  expect(unsentFiles(waiting)).toMatchObject([
    { letter: 'A', versions: [{ running: 1, version: 2, amount_paise: 200 }] },
  ])
  const kept = queues.keepStored(waiting, 'e', undefined)
  expect(queues.merged(kept, [], true)).toMatchObject({ entries: [], device: { letter: 'B', next: 1 } })
})

test('entries and hand-overs stay with their desk when the device enters another one, and wait there', () => {
  const left = { ...write(begun, 'one'), handovers: [HANDOVER] }
  const there = queues.entered(left, OTHER)
  expect([idsOf(there), there.handovers, queues.nextBatch(there)]).toEqual([[], [], []])
  expect(isAllSent(there)).toBe(false)
  const written = write(there, 'two')
  expect(unsentFiles(written).map(({ letter }) => letter)).toEqual(['A', 'B'])
  // By its link, and by a renewed one, of which the server alone knows the desk.
  expect(queues.atLink(written, OTHER.token)).toBe(written)
  expect(queues.atLink(written, 'new')).toBe(written)
  const renewed = queues.entered(written, { ...DEVICE, token: 'new' })
  for (const back of [queues.atLink(written, DEVICE.token), renewed]) {
    expect([idsOf(back), back.handovers, back.device.letter]).toEqual([['one'], [HANDOVER], 'A'])
    expect(idsOf(queues.entered(back, OTHER))).toEqual(['two'])
  }
})

test('a renewed link of the same desk finds its entries, also on a device that was copied', () => {
  const left = write(begun, 'one')
  expect(idsOf(queues.entered(left, { ...DEVICE, token: 'new' }))).toEqual(['one'])
  const copied = queues.entered({ ...left, isCopied: true }, { ...DEVICE, id: 'e', letter: 'C' })
  expect(copied).toMatchObject({ aside: [], entries: [{ letter: 'C', earlierNumber: 'A-1' }] })
})

test('unsent entries of an ended desk go to the next one, beside those that the device wrote there', () => {
  const there = write(queues.entered(write(begun, 'one'), OTHER), 'two')
  const back = queues.entered(there, DEVICE)
  const moved = queues.entered(queues.withUnsentOnly(back), OTHER)
  expect(idsOf(moved).toSorted()).toEqual(['one', 'two'])
  expect(moved).toMatchObject({ aside: [], device: { letter: 'B', next: 3 } })
})
