// Stores the control plane's settings beside the rest of the state, with defaults.
import type { SettlementFault } from '../settlements/faults.ts'
import type { Database } from './database.ts'

export type WebhookSettings = {
  /** The target of events; null: none are made. */
  url: string | null
  secret: string
  /** Switched off by 24 hours of failure, as Razorpay does it. */
  enabled: boolean
  /** Divides every wait of the retry ladder. */
  speed: number
  /** Waits before the first delivery, in milliseconds. */
  delayMs: number
  /** Spreads the events of one action at random over a second. */
  shuffle: boolean
  /** The share of events, from 0 to 1, that is sent twice, never sent, or sent with a wrong signature. */
  duplicate: number
  drop: number
  corruptSignature: number
}

export type SettingValues = {
  clockAdvanceMs: number
  webhook: WebhookSettings
  /** The documents contradict each other on a second order with the same receipt. */
  secondReceipt: 'refused' | 'answered with the first' | 'another order'
  /** How old a row is, in seconds, before every list has it; a younger one is missing now and then. */
  listLagSeconds: number
  /** Whether a captured payment tells its fee; otherwise its line of a settlement does. */
  feesTold: boolean
  /** Two pages of the documents contradict each other: chargeback fees (Deduct at Onset), and the entity (0 until it is lost). */
  disputeDeducted: 'at once' | 'when lost'
  /** The state of a new refund. */
  refundStatus: 'processed' | 'pending'
  /** The state of a new payout. */
  payoutStatus: 'pending' | 'processing'
  /** The state that an account validation takes at once: the bank has answered it, or has not. */
  validationStatus: 'created' | 'completed'
  /** The state of a new linked account, and of a transfer of an order that was just paid. */
  linkedAccountStatus: 'activated' | 'under_review' | 'needs_clarification'
  transferStatus: 'processed' | 'pending'
  /** The balance of the account for payouts, in paise; null: always enough. */
  payoutBalance: number | null
  /** Faults of the next settlements, in the order in which they were requested. */
  settlementFaults: SettlementFault[]
}

const DEFAULTS: SettingValues = {
  clockAdvanceMs: 0,
  webhook: {
    url: null,
    secret: '',
    enabled: true,
    speed: 1,
    delayMs: 0,
    shuffle: false,
    duplicate: 0,
    drop: 0,
    corruptSignature: 0,
  },
  secondReceipt: 'refused',
  listLagSeconds: 0,
  feesTold: true,
  disputeDeducted: 'when lost',
  refundStatus: 'processed',
  payoutStatus: 'processing',
  validationStatus: 'completed',
  linkedAccountStatus: 'activated',
  transferStatus: 'processed',
  payoutBalance: null,
  settlementFaults: [],
}

export type Settings = {
  read<N extends keyof SettingValues>(name: N): SettingValues[N]
  write<N extends keyof SettingValues>(name: N, value: SettingValues[N]): void
}

export function createSettings(database: Database): Settings {
  const select = database.prepare('select value from settings where name = ?')
  const upsert = database.prepare(
    'insert into settings (name, value) values (?, ?) on conflict (name) do update set value = excluded.value',
  )
  return {
    read(name) {
      const row = select.get(name)
      return row ? JSON.parse(String(row.value)) : DEFAULTS[name]
    },
    write(name, value) {
      upsert.run(name, JSON.stringify(value))
    },
  }
}
