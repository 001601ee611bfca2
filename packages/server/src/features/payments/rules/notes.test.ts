// The rules of payments: what an order's notes at the provider say.
import { describe, expect, test } from 'vitest'
import * as rules from './notes.ts'

describe('the notes of an order at the provider', () => {
  const installation = 'of the tests'
  const order = {
    event_box_id: '3mJr7AoUXx2Wqd9fGhKpLs',
    request_key: '0d9a1f8e-58a0-4b1c-9a3c-0d1a2b3c4d5e',
    guest_name: 'Sunita Deshpande',
    guest_phone: '9876543210',
    guest_address: '12 Station Road, Pune',
  }
  const nothing = {
    event_box_id: null,
    request_key: null,
    guest_name: null,
    guest_phone: null,
    guest_address: null,
  }

  test('are read as they were written', () => {
    expect(rules.notesOf({ ...order, account_id: 'acc_1' }, installation)).toEqual({
      installation,
      event_box: order.event_box_id,
      linked_account: 'acc_1',
      request_key: order.request_key,
      guest_name: order.guest_name,
      guest_phone: order.guest_phone,
      guest_address: order.guest_address,
    })
    expect(rules.intentionIn(rules.notesOf({ ...order, account_id: null }, installation))).toEqual(order)
  })
  test('leave out unknown values', () => {
    expect(rules.notesOf({ ...nothing, account_id: null }, installation)).toEqual({ installation })
    expect(rules.intentionIn({ installation })).toEqual(nothing)
  })
  test('identify the order without naming the guest', () => {
    expect(rules.identifyingNotes({ ...order, account_id: 'acc_1' }, installation)).toEqual({
      installation,
      event_box: order.event_box_id,
      linked_account: 'acc_1',
      request_key: order.request_key,
    })
    expect(rules.identifyingNotes({ ...nothing, account_id: null }, installation)).toEqual({ installation })
  })
  test('are read without values that were edited into invalid ones', () => {
    const changed = {
      event_box: '../../../admin',
      request_key: 'guess',
      guest_name: ' ',
      guest_phone: '12',
      guest_address: 'x'.repeat(201),
    }
    expect(rules.intentionIn(changed)).toEqual(nothing)
    expect(rules.intentionIn({ ...changed, guest_name: 'Asha' })).toEqual({ ...nothing, guest_name: 'Asha' })
  })
  test('name a box for the gift, however they were edited', () => {
    expect([{}, { installation }, { guest_name: 'Asha' }].map(rules.namesSomeBox)).toEqual([
      false,
      false,
      false,
    ])
    expect([{ event_box: '?' }, { linked_account: 'acc_1' }].map(rules.namesSomeBox)).toEqual([true, true])
  })
})
