// Tests which values the form begins with, and whether it is sent at once.
import { expect, test } from 'vitest'
import type { Early } from './early-input.ts'
import { initialForm } from './initial-form.ts'

const DRAFT = { name: 'Asha', phone: '9876543210', amount: '501', address: '7, Ridge Road' }
const { amount: _, ...GUEST } = { ...DRAFT, name: 'Ravi' }
const early = (input: Partial<Early>): Early => ({ typed: {}, isTicked: false, isPressed: false, ...input })
const PRESSED = early({ typed: DRAFT, isPressed: true })

test.each([
  ['nothing', undefined, undefined, null, {}],
  ['a remembered guest', undefined, undefined, GUEST, GUEST],
  ['a draft before a remembered guest', undefined, DRAFT, GUEST, DRAFT],
  ['typed text before a draft', early({ typed: { name: 'Dev' } }), DRAFT, GUEST, { ...DRAFT, name: 'Dev' }],
])('it shows %s', (_, typed, draft, guest, values) => {
  expect(initialForm(typed, draft, guest).values).toEqual(values)
})

test('only typed text is stored as a draft, and a tick remembers the guest', () => {
  expect(initialForm(undefined, DRAFT, GUEST)).toMatchObject({ isTouched: false, isRemembered: true })
  expect(initialForm(early({ typed: { name: 'Dev' }, isTicked: true }), undefined, null)).toMatchObject({
    isTouched: true,
    isRemembered: true,
  })
  expect(initialForm(undefined, undefined, null).isRemembered).toBe(false)
})

test('a press before hydration sends the form, unless the guest has not seen all of it', () => {
  expect(initialForm(PRESSED, undefined, null).isPressed).toBe(true)
  expect(initialForm(PRESSED, DRAFT, null).isPressed).toBe(false)
  expect(initialForm(PRESSED, undefined, GUEST).isPressed).toBe(false)
  expect(initialForm(early({ typed: DRAFT }), undefined, null).isPressed).toBe(false)
})
