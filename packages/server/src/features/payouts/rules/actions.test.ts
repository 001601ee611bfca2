// Tests what an administrator may do with a payout: every pair of its state and that of its latest attempt.
import { HOLDS, type HoldReason, holdOf } from '@lifafa/contract/payout-holds'
import { expect, test } from 'vitest'
import { actionsOn } from './actions.ts'

type Args = Parameters<typeof actionsOn>
const payout = (
  state: Args[0]['state'],
  hold_reason: HoldReason | null = null,
  cancelled_by: string | null = null,
) => ({
  ...{ state, hold_reason, hold: hold_reason && holdOf(hold_reason), cancelled_by },
})
const CHANNELS = ['by-hand', 'provider'] as const

test('every hold has a way out, but a UPI ID that was just changed, which time ends', () => {
  for (const reason of [
    ...HOLDS['needs-destination'],
    ...HOLDS['host-inactive'],
    'retry',
    'upi-id-limit',
  ] as const)
    expect(actionsOn(payout('open', reason), undefined)).toEqual(['pay-by-hand', 'cancel'])
  for (const reason of ['provider-refused', 'rejected', 'too-large'] as const)
    expect(actionsOn(payout('open', reason), undefined)).toEqual(['pay-by-hand', 'retry', 'cancel'])
  expect(actionsOn(payout('open', 'upi-id-changed'), undefined)).toEqual([])
  expect(actionsOn(payout('open'), undefined)).toEqual(['pay-by-hand', 'cancel'])
})

test('a destination that was just changed is not paid by hand, whatever else holds the payout', () => {
  expect(actionsOn(payout('open', 'provider-refused'), undefined, true)).toEqual(['retry', 'cancel'])
  expect(actionsOn(payout('open', 'inactive'), undefined, true)).toEqual(['cancel'])
})

test('a payout by hand is marked paid or not; one by the provider only once its outcome is unknown', () => {
  for (const state of ['submitting', 'submitted'] as const) {
    expect(actionsOn(payout('paying'), { channel: 'by-hand', state })).toEqual(['mark-paid', 'not-paid'])
    expect(actionsOn(payout('paying'), { channel: 'provider', state })).toEqual([])
    expect(actionsOn(payout('paying', 'unknown-outcome'), { channel: 'provider', state })).toEqual([
      'mark-paid',
      'not-paid',
    ])
  }
  for (const state of ['cancelled', 'failed'] as const)
    expect(actionsOn(payout('paying'), { channel: 'by-hand', state })).toEqual([])
})

test('a payout by hand can be marked returned; the provider reports its own', () => {
  expect(CHANNELS.map((channel) => actionsOn(payout('paid'), { channel, state: 'paid' }))).toEqual([
    ['mark-returned'],
    [],
  ])
})

test('a payout that an administrator has cancelled can be tried again; one no longer owed cannot', () => {
  expect(actionsOn(payout('cancelled', null, 'admin'), undefined)).toEqual(['retry'])
  for (const channel of CHANNELS)
    expect(actionsOn(payout('cancelled'), { channel, state: 'failed' })).toEqual([])
})
