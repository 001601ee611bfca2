// Why a payout waits: four holds, by what ends them, and the reasons of each, from which sentences are made.
import * as z from 'zod/mini'

/**
 * `needs-destination`: the host saves another UPI ID, or answers whose it is. `not-before`: time. `needs-operator`: an administrator
 * decides, never time. `host-inactive`: the host is activated, or paid by hand.
 */
export const HOLDS = {
  'needs-destination': [
    'no-upi-id',
    'unpayable-upi-id',
    'upi-id-not-found',
    'upi-id-denied',
    'after-failures',
  ],
  'not-before': ['upi-id-changed', 'retry', 'upi-id-limit'],
  'needs-operator': ['provider-refused', 'rejected', 'unknown-outcome', 'too-large'],
  'host-inactive': ['inactive'],
} as const

export const payoutHold = z.enum(['needs-destination', 'not-before', 'needs-operator', 'host-inactive'])
export type PayoutHold = z.infer<typeof payoutHold>

/**
 * `upi-id-not-found`: the bank says that nobody can be paid there. `upi-id-denied`: the host says that the account is somebody else's.
 * `retry`: the host's bank refused it. `provider-refused`: for a fault that is ours or unknown. `rejected`: by our approver or an administrator.
 * `unknown-outcome`: nobody knows whether the provider carries it out. `too-large`: no channel carries the amount.
 */
export const holdReason = z.enum([
  ...HOLDS['needs-destination'],
  ...HOLDS['not-before'],
  ...HOLDS['needs-operator'],
  ...HOLDS['host-inactive'],
])
export type HoldReason = z.infer<typeof holdReason>

export const holdOf = (reason: HoldReason): PayoutHold =>
  payoutHold.options.find((hold) => (HOLDS[hold] as readonly HoldReason[]).includes(reason)) ??
  'needs-operator'
