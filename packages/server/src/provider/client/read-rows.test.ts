// Lists of the provider: a row that cannot be read is left out and told, or spoils the list where none may be overlooked.
import { expect, test } from 'vitest'
import * as z from 'zod'
import { listOf, rowsOf, wholeListOf } from './read-rows.ts'

const row = z.object({ id: z.string(), status: z.enum(['created', 'paid']) })
const GOOD = { id: 'order_1', status: 'paid' }
const NEW_TO_US = { id: 'order_2', status: 'invented' }

function read(items: unknown[]) {
  const told: unknown[] = []
  const list = listOf(row, '/orders', (...heard) => void told.push(heard))
  return { listed: list.parse({ items }), told }
}

test('rows that can be read are had, though others stand between them', () => {
  const { listed } = read([NEW_TO_US, GOOD, 5, GOOD])
  expect([...listed]).toEqual([GOOD, GOOD])
  expect(listed.unread).toBe(2)
})

test('each row that could not be read is told: its list, its id where it has one, and the field that is wrong', () => {
  const { told } = read([NEW_TO_US, { id: 5, status: 'paid' }, 5])
  expect(told).toEqual([
    ['row-unread', { list: '/orders', id: 'order_2', field: 'status' }],
    ['row-unread', { list: '/orders', id: undefined, field: 'id' }],
    ['row-unread', { list: '/orders', id: undefined, field: '' }],
  ])
})

test('a deep field is named with the way to it', () => {
  const told: unknown[] = []
  const deep = listOf(
    z.object({ a: z.object({ b: z.string() }) }),
    'deep',
    (...[, about]) => void told.push(about),
  )
  deep.parse({ items: [{ id: 'x', a: { b: 5 } }] })
  expect(told).toEqual([{ list: 'deep', id: 'x', field: 'a.b' }])
})

test('a page is full by all of its rows, read or not: else the next page would be left out', () => {
  expect(rowsOf(read([GOOD, NEW_TO_US, 5]).listed)).toBe(3)
  expect(rowsOf(read([GOOD]).listed)).toBe(1)
  expect(rowsOf(read([]).listed)).toBe(0)
})

test('where all could be read none counts as unread, and nobody is told', () => {
  const { listed, told } = read([GOOD])
  expect([listed.unread, told]).toEqual([undefined, []])
})

test('without anybody who listens a row that cannot be read is left out all the same', () => {
  expect([...listOf(row, '/orders').parse({ items: [NEW_TO_US, GOOD] })]).toEqual([GOOD])
})

test.each([[{}], [{ items: 'none' }], [null], [[]]])('%j is no list', (answer) => {
  expect(listOf(row, '/orders').safeParse(answer).success).toBe(false)
})

test('where nothing may be overlooked, one row that cannot be read spoils the list', () => {
  const whole = wholeListOf(row)
  expect(whole.parse({ items: [GOOD] })).toEqual([GOOD])
  expect(whole.parse({ items: [] })).toEqual([])
  expect(whole.safeParse({ items: [GOOD, NEW_TO_US] }).success).toBe(false)
})
