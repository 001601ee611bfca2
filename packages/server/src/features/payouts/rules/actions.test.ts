// Tests what an administrator may do with a payout: every pair of its state and that of its latest attempt.
import { HOLDS, type HoldReason, holdOf } from '@lifafa/contract/payout-holds'
import { expect, test } from 'vitest'
import { actionsOn, hidesReason } from './actions.ts'
import type { AttemptState } from './states.ts'

type Args = Parameters<typeof actionsOn>
const payout = (
  state: Args[0]['state'],
  hold_reason: HoldReason | null = null,
  cancelled_by: string | null = null,
) => ({ ...{ state, hold_reason, hold: hold_reason && holdOf(hold_reason), cancelled_by } })
const CHANNELS = ['by-hand', 'provider'] as const
const attempt = (
  channel: (typeof CHANNELS)[number],
  state: AttemptState,
  provider_payout_id: string | null = null,
) => ({ channel, state, provider_payout_id })

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

const NOW = new Date('2026-11-25T06:00:00Z')
const A_DAY_AGO = new Date('2026-11-24T06:00:00Z')
const HOST = {
  ...{ upi_id: 'meera@okbank', bank_account: null, ifsc: null, bank_account_name: null },
  ...{ upi_id_changed_at: null, bank_account_changed_at: null, deactivated_at: null, check: undefined },
}
const DENIED = { check: { state: 'found', answer: 'no' } } as const

test.each<[string, HoldReason | null, Partial<Parameters<typeof hidesReason>[1]>, boolean]>([
  ['a fault of ours hides nothing', 'provider-refused', {}, false],
  ['a fault of ours hides a change', 'provider-refused', { upi_id_changed_at: NOW }, true],
  [
    'a fault of ours hides no change of a day ago',
    'provider-refused',
    { upi_id_changed_at: A_DAY_AGO },
    false,
  ],
  ['a fault of ours hides that the host is inactive', 'provider-refused', { deactivated_at: NOW }, true],
  ['a fault of ours hides a denial', 'provider-refused', DENIED, true],
  ['an inactive host is no secret', 'inactive', { deactivated_at: NOW }, false],
  ['an inactive host hides a denial', 'inactive', { deactivated_at: NOW, ...DENIED }, true],
  ['a denial is no secret', 'upi-id-denied', DENIED, false],
  ['nothing holds it yet', null, DENIED, true],
])('%s', (_case, hold_reason, by, isHidden) => {
  expect(hidesReason({ hold_reason }, { ...HOST, ...by }, NOW)).toBe(isHidden)
})

test('a payout whose hold hides a reason is not paid by hand', () => {
  expect(actionsOn(payout('open', 'provider-refused'), undefined, true)).toEqual(['retry', 'cancel'])
  expect(actionsOn(payout('open', 'inactive'), undefined, true)).toEqual(['cancel'])
})

test('a payout by hand is marked paid or not; one by the provider only once its outcome is unknown', () => {
  for (const state of ['submitting', 'submitted'] as const) {
    expect(actionsOn(payout('paying'), attempt('by-hand', state))).toEqual(['mark-paid', 'not-paid'])
    expect(actionsOn(payout('paying'), attempt('provider', state))).toEqual([])
    for (const channel of CHANNELS)
      expect(actionsOn(payout('paying', 'unknown-outcome'), attempt(channel, state, 'pout_1'))).toEqual([
        'mark-paid',
        'not-paid',
      ])
  }
  for (const state of ['cancelled', 'failed'] as const)
    expect(actionsOn(payout('paying'), attempt('by-hand', state))).toEqual([])
})

test('nobody says of a payment by the provider’s sheet, which the provider has, that it was not paid', () => {
  expect(actionsOn(payout('paying'), attempt('by-hand', 'submitted', 'pout_1'))).toEqual(['mark-paid'])
})

test('a payout by hand can be marked returned; the provider reports its own', () => {
  expect(CHANNELS.map((channel) => actionsOn(payout('paid'), attempt(channel, 'paid')))).toEqual([
    ['mark-returned'],
    [],
  ])
})

test('a payout that an administrator has cancelled can be tried again; one no longer owed cannot', () => {
  expect(actionsOn(payout('cancelled', null, 'admin'), undefined)).toEqual(['retry'])
  for (const channel of CHANNELS)
    expect(actionsOn(payout('cancelled'), attempt(channel, 'failed'))).toEqual([])
})
