// Tests which line the screen in the hall shows next.
import { expect, test } from 'vitest'
import { next, received, type Turns } from './turns.ts'

const lineOf = (name: string, blessing = '') => ({ id: name, name, village: '', blessing })
const linesOf = (...names: string[]) => names.map((name) => lineOf(name))

function show(turns: Turns, count: number): { turns: Turns; shown: (string | undefined)[] } {
  const shown: (string | undefined)[] = []
  let at = turns
  for (let turn = 0; turn < count; turn++) {
    const { turns: after, line } = next(at)
    shown.push(line?.name)
    at = after
  }
  return { turns: at, shown }
}

test('lines come in turn, the newest first, round and round', () => {
  expect(show(received(undefined, linesOf('C', 'B', 'A')), 5).shown).toEqual(['C', 'B', 'A', 'C', 'B'])
})

test('new lines come at once, in their order; the others go on where they were', () => {
  const { turns } = show(received(undefined, linesOf('B', 'A')), 1)
  const later = received(received(turns, linesOf('C', 'B', 'A')), linesOf('D', 'C', 'B', 'A'))
  expect(later.waiting).toHaveLength(2)
  expect(show(later, 5).shown).toEqual(['C', 'D', 'A', 'D', 'C'])
})

test('a blessing that is written later shows its line at once', () => {
  const { turns } = show(received(undefined, linesOf('C', 'B', 'A')), 1)
  const later = received(turns, [...linesOf('C', 'B'), lineOf('A', 'Be happy')])
  expect(next(later)).toMatchObject({ line: { name: 'A', blessing: 'Be happy' }, isNew: true })
})

test('in a rush the five newest come at once', () => {
  const names = Array.from({ length: 20 }, (_, at) => `${at}`)
  const turns = received(received(undefined, linesOf('A')), linesOf(...names, 'A'))
  expect(show(turns, 6).shown).toEqual(['4', '3', '2', '1', '0', '0'])
})

test('a line that is gone is not shown, though it waited', () => {
  const before = received(received(undefined, linesOf('A')), linesOf('B', 'A'))
  expect(show(received(before, linesOf('A')), 2).shown).toEqual(['A', 'A'])
})

test('without lines nothing is shown', () => {
  expect(show(received(undefined, []), 2).shown).toEqual([undefined, undefined])
})
