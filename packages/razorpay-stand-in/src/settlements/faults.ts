// Faults of settlements on demand, by name: what the next settlement has wrong.
import { emptyLine, type SettlementLine } from '../entities/settlement-line.ts'
import type { Random } from '../random.ts'

/** Each changes the line of a payment. The settlement's amount follows the line: the bank gets the report's sum. */
export const CHANGED_LINES = {
  'amount wrong': ({ amount, credit }) => ({ amount: amount + 100, credit: credit + 100 }),
  'fee wrong': ({ fee, credit }) => ({ fee: fee + 100, credit: credit - 100 }),
  'type wrong': () => ({ type: 'transfer' }),
  /** Settled in paise all the same, as Razorpay settles everything; its amount is in cents. */
  'foreign currency': ({ amount }) => ({ currency: 'USD', amount: Math.round(amount / PAISE_PER_CENT) }),
} as const satisfies Record<string, (line: SettlementLine) => Partial<SettlementLine>>

const PAISE_PER_CENT = 84

/** Each is one more line, that nobody expects. */
export const ADDED_LINES = {
  'unknown payment': (random) => ({
    entity_id: random.id('pay'),
    type: 'payment',
    credit: 9764,
    amount: 10_000,
    fee: 236,
    tax: 36,
    order_id: random.id('order'),
    method: 'upi',
  }),
  'unknown refund': (random) => ({
    entity_id: random.id('rfnd'),
    type: 'refund',
    debit: 500,
    amount: 500,
    payment_id: random.id('pay'),
    method: 'upi',
  }),
  'unexpected adjustment': (random) => ({
    entity_id: random.id('adj'),
    type: 'adjustment',
    debit: 1180,
    amount: 1180,
    description: 'Charges of the month',
  }),
} as const satisfies Record<string, (random: Random) => Partial<SettlementLine>>

/** `line missing`: in the amount, not in the report · `line twice`: in the report and in the amount. */
const MOVED_LINES = ['line missing', 'line twice'] as const

/**
 * `split`: in two settlements · `failed`: processed on the next working day · `amount of
 * settlement wrong`: its lines add up to less · `reference missing`: processed without UTR.
 */
const WHOLE_SETTLEMENTS = ['split', 'failed', 'amount of settlement wrong', 'reference missing'] as const

export type AddedLine = keyof typeof ADDED_LINES
export type WholeSettlement = (typeof WHOLE_SETTLEMENTS)[number]
/** A fault of one payment's line. */
export type PaymentFault = keyof typeof CHANGED_LINES | (typeof MOVED_LINES)[number]
export type SettlementFault = AddedLine | WholeSettlement | PaymentFault

const namesIn = <Name extends string>(record: Record<Name, unknown>) => Object.keys(record) as Name[]

export const SETTLEMENT_FAULTS: readonly SettlementFault[] = [
  ...namesIn(CHANGED_LINES),
  ...namesIn(ADDED_LINES),
  ...MOVED_LINES,
  ...WHOLE_SETTLEMENTS,
]

export const isAddedLine = (kind: SettlementFault): kind is AddedLine => kind in ADDED_LINES
export const isWholeSettlement = (kind: SettlementFault): kind is WholeSettlement =>
  (WHOLE_SETTLEMENTS as readonly string[]).includes(kind)

/** The line of an entity that does not exist. `createdAt` in unix seconds. */
export const addedLine = (random: Random, kind: AddedLine, createdAt: number): SettlementLine => ({
  ...emptyLine(createdAt),
  ...ADDED_LINES[kind](random),
})
