// The plan of a seed: hosts, their events, and payments with what becomes of each.

import type { EventType } from '@lifafa/contract/event-type'
import type { Ownership } from '@lifafa/contract/upi-ids/checks'
import type { HostDetails } from '../../features/auth/writes/open-host-account.ts'
import type { BoxDetails } from '../../features/event-boxes/rules.ts'

/** What the bank says of a UPI ID: the host's own name, another one, none, or that nobody is paid there; and the host's answer. */
export type PlannedCheck =
  | { registeredTo: 'host' | 'other'; answer: Ownership | null }
  | { registeredTo: 'unnamed' | 'nobody'; answer: null }

export type PlannedHost = {
  details: HostDetails
  /** What the bank said of the UPI ID, where there is one. */
  check: PlannedCheck
  signedUpAt: Date
  /** Deactivated by an administrator after the events. */
  isInactive: boolean
}

/** How far the payout of an ended event has come. */
export type PayoutStage = 'waiting' | 'due' | 'sent' | 'processing' | 'processed' | 'failed' | 'reversed'

export type PlannedBox = {
  id: string
  /** Its place in the list of hosts. */
  host: number
  eventType: EventType
  details: BoxDetails
  createdAt: Date
  /** Undefined while its event has not ended. */
  payout: PayoutStage | undefined
}

/** What becomes of money that a guest wants to give. All but those of `NO_CONTRIBUTION` become contributions. */
export type Course = (typeof COURSES)[number] | 'paid' | (typeof NO_CONTRIBUTION)[number]

/** Rare ones, of which every seed has each at least once. */
export const COURSES = [
  ...(['refunded', 'refunded-in-part', 'refund-pending', 'refund-failed', 'paid-twice'] as const),
  ...(['disputed', 'dispute-reviewed', 'dispute-won', 'dispute-lost', 'dispute-closed'] as const),
  ...(['amount-differs', 'paid-late', 'second-attempt'] as const),
] as const

export const NO_CONTRIBUTION = ['failed', 'abandoned', 'authorized', 'other-currency'] as const

export type PlannedContribution = {
  box: PlannedBox
  course: Course
  guest: { name: string; phone: string; address: string }
  rupees: number
  paidAt: Date
  orderId: string
  paymentId: string
  /** Of a refund, a dispute or a second payment. */
  otherId: string
}

export type Plan = { hosts: PlannedHost[]; boxes: PlannedBox[]; contributions: PlannedContribution[] }
