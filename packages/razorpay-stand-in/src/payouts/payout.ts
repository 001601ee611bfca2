// A payout of RazorpayX: money from the merchant's account to a UPI ID or a bank account.

import { z } from 'zod'
import { NO_CHARGE, PAYOUT_CHARGE, PAYOUT_MODES, type Payout, type PayoutMode } from '../entities/payout.ts'
import { asNotes, notesInput } from '../http/notes.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { takeFromAccount } from './account.ts'
import { createContact } from './contact.ts'
import { createFundAccount, fundAccountInput } from './fund-account.ts'

/** In paise (docs: payouts, modes). */
const LIMITS: Record<PayoutMode, { least: number; most: number }> = {
  UPI: { least: 100, most: 100_000_00 },
  IMPS: { least: 100, most: 500_000_00 },
  NEFT: { least: 100, most: Number.POSITIVE_INFINITY },
  RTGS: { least: 200_000_00, most: Number.POSITIVE_INFINITY },
}

const LOW_BALANCE = {
  description: 'Insufficient balance to process payout',
  source: 'internal',
  reason: 'low_balance',
}

/** The request includes the contact and the fund account. */
export const payoutInput = z.strictObject({
  account_number: z.string().min(1),
  amount: z.int().min(100),
  currency: z.literal('INR'),
  mode: z.enum(PAYOUT_MODES),
  purpose: z.enum(['refund', 'cashback', 'payout', 'salary', 'utility bill', 'vendor bill']),
  queue_if_low_balance: z.boolean().optional(),
  reference_id: z.string().max(40).nullish(),
  narration: z
    .string()
    .max(30)
    .regex(/^[A-Za-z0-9 ]*$/, 'The narration may have only letters, digits and spaces.')
    .nullish(),
  notes: notesInput.optional(),
  fund_account: fundAccountInput,
})
export type PayoutInput = z.infer<typeof payoutInput>

/** Creates a payout, with its contact and fund account. */
export function createPayout(world: World, input: PayoutInput): Payout {
  const contact = createContact(world, input.fund_account.contact)
  const fundAccount = createFundAccount(world, contact, input.fund_account)
  if ((input.mode === 'UPI') !== (fundAccount.account_type === 'vpa'))
    throw badRequest('The payout mode does not fit the fund account.', { field: 'mode' })
  const { least, most } = LIMITS[input.mode]
  if (input.amount < least || input.amount > most)
    throw badRequest(`The amount is outside the limits of ${input.mode}.`, { field: 'amount' })
  const status =
    takeFromAccount(world, input.amount, input.queue_if_low_balance ?? false) ??
    world.settings.read('payoutStatus')
  const payout: Payout = {
    id: world.random.id('pout'),
    entity: 'payout',
    fund_account_id: fundAccount.id,
    account_number: input.account_number,
    amount: input.amount,
    currency: 'INR',
    notes: asNotes(input.notes),
    ...(status === 'processing' ? PAYOUT_CHARGE : NO_CHARGE),
    status,
    purpose: input.purpose,
    utr: null,
    mode: input.mode,
    reference_id: input.reference_id ?? null,
    narration: input.narration ?? null,
    batch_id: null,
    status_details: status === 'queued' ? LOW_BALANCE : null,
    created_at: world.clock.seconds(),
    fee_type: null,
  }
  world.entities.put(payout)
  world.announce(status === 'processing' ? 'payout.initiated' : `payout.${status}`, { payout })
  return payout
}

/** The payout as the API and its events show it. */
export function presentPayout({ account_number: _, ...shown }: Payout) {
  return shown
}

/** The same with its fund account and contact, as its request is answered. */
export function presentNewPayout(world: World, payout: Payout) {
  const fundAccount = lookUp(world, 'fund_account', payout.fund_account_id)
  const contact = lookUp(world, 'contact', fundAccount.contact_id)
  return { ...presentPayout(payout), fund_account: { ...fundAccount, contact } }
}
