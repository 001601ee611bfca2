// Reads the possible meanings of a search.
import { describe, expect, test } from 'vitest'
import { cluesIn } from './rules.ts'

const BOX = '7YWHMfk9JZeLM1g1ZauHuQ'

describe('a search may mean', () => {
  test.each([
    ['98765 43210', { phone: '9876543210', reference: '9876543210' }],
    ['+91 98765-43210', { phone: '9876543210' }],
    ['९८७६५ ४३२१०', { phone: '9876543210', reference: '9876543210' }],
    ['919876543210', { phone: '9876543210', reference: '919876543210' }],
    ['4523 1234 5678', { reference: '452312345678' }],
    ['utib0000123456', { reference: 'UTIB0000123456', names: ['utib0000123456'] }],
    ['Sunita@OkAxis', { upiId: 'sunita@okaxis', names: ['Sunita@OkAxis'] }],
    ['९८७६५४३२१०@ybl', { upiId: '9876543210@ybl', names: ['९८७६५४३२१०@ybl'] }],
    ['₹501', { contributionPaise: [50_100] }],
    ['₹521.04', { contributionPaise: [50_100] }],
    ['1,00,000', {}],
    ['₹104', { contributionPaise: [10_400, 10_000] }],
    ['सुनीता देशपांडे', { names: ['सुनीता देशपांडे', 'sunita deshapande', 'sunita deshpande'] }],
    ['कमला', { names: ['कमला', 'kamala', 'kamla'] }],
    ['Sunita Rao', { names: ['Sunita Rao'], sounds: ['snt', 'rv'] }],
    ['Sunita 7', { names: ['Sunita 7'] }],
    [BOX, { boxId: BOX, reference: BOX.toUpperCase(), names: [BOX] }],
  ])('%s: %j', (text, clues) => {
    expect(cluesIn(text, '')).toEqual({ text, ...clues })
  })
})

test('a day is one in India', () => {
  expect(cluesIn('₹501', '2026-11-21').during).toEqual({
    from: new Date('2026-11-20T18:30:00Z'),
    until: new Date('2026-11-21T18:30:00Z'),
  })
})
