// Endpoints of administrators for payouts that are paid by hand, many at once: a file for the bank, and the file that comes back.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { form, listOf, malformed } from '../../fields/schemas.ts'
import type { HoldReason } from '../../payout-holds.ts'
import { moment, ok, said } from '../answers.ts'
import { bankFileFormat, bankReference } from './payouts.ts'

/** Payouts of one file. */
export const MAX_BANK_ROWS = 500
/** Each is a transaction of its own. */
export const MAX_MARKED_AT_ONCE = 25
/** No column that is read has a longer cell. */
const MAX_CELL = 120

/** An administrator pays such a payout only after looking at it by itself: it never goes into a file of many. */
const ONE_BY_ONE: readonly (HoldReason | null)[] = [
  'unknown-outcome',
  'rejected',
  'upi-id-denied',
  'upi-id-not-found',
  'inactive',
]

export const isForFile = (reason: HoldReason | null): boolean => !ONE_BY_ONE.includes(reason)

/**
 * `payouts`: the chosen ones; empty: all that are due. They are locked: no other file has them. `format` stays: our books have the account
 * from which it is paid. Those that cannot be paid by hand any more are left out; `batch` is null where none is left. `has_more`: there are
 * more than one file takes. `payoutsNotCompared` after a restored backup.
 */
export const adminMakeBankFile = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/bank-file',
  access: 'admin',
  summary: 'Lock payouts, to pay them from our bank by one file',
  body: form({
    payouts: listOf(z.uuid(malformed), 0, MAX_BANK_ROWS),
    format: z._default(bankFileFormat, 'general'),
  }),
  response: z.object({ success: ok, batch: z.nullable(z.string()), has_more: z.boolean() }),
})

/**
 * Its payouts that nobody has said an outcome of: `columns` and `rows` as the file has them, our attempt's id in each row, which the bank
 * hands back; `total_paise` of all rows. 404 where there are none; `payoutsNotCompared` after a restored backup.
 */
export const adminGetBankFile = endpoint({
  method: 'GET',
  path: '/admin/payments/payouts/bank-files/:batch/file',
  access: 'admin',
  summary:
    'What a file for the bank contains: name, account or UPI ID, amount and our reference of each payout whose outcome is not known',
  params: z.object({ batch: z.uuid() }),
  response: z.object({
    success: ok,
    columns: z.array(z.string()),
    rows: z.array(z.array(z.string())),
    total_paise: z.number(),
    /** When the file was first made. */
    at: moment,
  }),
})

/** Control characters are dropped: PostgreSQL takes no NUL. */
const cell = z.string(malformed).check(
  z.overwrite((text) => text.replace(/\p{Cc}+/gu, ' ').trim()),
  z.maxLength(MAX_CELL, malformed),
)

/** A row of the file that came back, as it stands there. `amount` and `upi_id` are null if the file has no such column. */
const bankResult = form({
  reference: cell,
  bank_reference: cell,
  status: cell,
  amount: z.nullable(cell),
  upi_id: z.nullable(cell),
})
export type BankResult = z.infer<typeof bankResult>

/**
 * `ready`: it can be marked as paid; `shared-reference`: too, once it is confirmed that the bank gave one reference to payouts of several hosts; `host-reference`: two payouts of one host have it, which cannot be.
 * `paid`: it was, with this reference; `returned`: and came back since. `reopened`, `paying-again`, `paid-again`, `cancelled`: somebody said that it wasn't, and what became of its payout since. `denied`: it is marked as paid, and the bank says otherwise, or in words that we cannot read. All others are not marked, and why.
 */
const bankVerdict = z.enum([
  'ready',
  'paid',
  'not-paid',
  'unclear-status',
  'unknown',
  'twice',
  'paid-otherwise',
  'denied',
  'returned',
  'reopened',
  'paying-again',
  'paid-again',
  'cancelled',
  'no-reference',
  'odd-reference',
  'spoilt-reference',
  'other-amount',
  'other-upi-id',
  'shared-reference',
  'host-reference',
])
export type BankVerdict = z.infer<typeof bankVerdict>

/**
 * `payout`: the attempt as it was started, and `to` where it goes; null where our reference is unknown. `bank_reference`: as it would be
 * stored.
 */
const checkedResult = z.object({
  verdict: bankVerdict,
  reference: z.string(),
  bank_reference: z.string(),
  payout: z.nullable(
    z.object({
      id: z.string(),
      host: z.string(),
      box: z.string(),
      number: z.number(),
      amount_paise: z.number(),
      to: z.nullable(z.string()),
    }),
  ),
})
export type CheckedResult = z.infer<typeof checkedResult>

export const adminCheckBankResults = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/bank-results/check',
  access: 'admin',
  summary: 'What marking the rows of a bank’s file would do, in their order; changes nothing',
  body: form({ rows: listOf(bankResult, 1, MAX_BANK_ROWS) }),
  response: z.object({ success: ok, rows: z.array(checkedResult) }),
})

/** `open`: how many of its payouts the administrator saw without an outcome. If any has one since, the bank may be paying the others. */
export const adminMarkBatchNotPaid = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/bank-files/:batch/not-paid',
  access: 'admin',
  summary:
    'Record that nothing of a file that is still open was paid, and will not be, as the caller saw it; 409 where it has changed',
  params: z.object({ batch: z.uuid() }),
  body: form({ open: z.int(malformed) }),
  response: said,
})

export const adminMarkBankResults = endpoint({
  method: 'POST',
  path: '/admin/payments/payouts/bank-results',
  access: 'admin',
  summary: 'Mark several attempts as paid by hand, each by itself; a repetition is success',
  body: form({
    rows: listOf(
      form({
        id: z.uuid(malformed),
        reference: bankReference,
        is_shared: z._default(z.boolean(malformed), false),
      }),
      1,
      MAX_MARKED_AT_ONCE,
    ),
  }),
  /** `refusal`: why it was not marked; null if it is. */
  response: z.object({
    success: ok,
    outcomes: z.array(z.object({ id: z.string(), refusal: z.nullable(z.string()) })),
  }),
})
