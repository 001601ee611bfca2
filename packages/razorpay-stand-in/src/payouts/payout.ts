// A payout of RazorpayX: money from the merchant's account to a UPI ID.

import { z } from 'zod'
import { NO_CHARGE, PAYOUT_CHARGE, type Payout } from '../entities/payout.ts'
import { asNotes, notesInput } from '../http/notes.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'
import { takeFromAccount } from './account.ts'
import { contactInput, createContact } from './contact.ts'
import { createFundAccount, vpaInput } from './fund-account.ts'

/** UPI takes at most ₹1,00,000 in one payout. */
const LARGEST_AMOUNT = 100_000_00

const LOW_BALANCE = {
  description: 'Insufficient balance to process payout',
  source: 'internal',
  reason: 'low_balance',
}

const PAYOUT_FIELDS = {
  account_number: z.string().min(1),
  amount: z.int().min(100).max(LARGEST_AMOUNT, 'The amount is over the limit of a UPI payout.'),
  currency: z.literal('INR'),
  mode: z.literal('UPI'),
  purpose: z.enum(['refund', 'cashback', 'payout', 'salary', 'utility bill', 'vendor bill']),
  queue_if_low_balance: z.boolean().optional(),
  reference_id: z.string().max(40).nullish(),
  narration: z
    .string()
    .max(30)
    .regex(/^[A-Za-z0-9 ]*$/, 'The narration may have only letters, digits and spaces.')
    .nullish(),
  notes: notesInput.optional(),
}

export const payoutInput = z.strictObject({ ...PAYOUT_FIELDS, fund_account_id: z.string() })

/** A payout whose request includes its contact and fund account. */
export const compositePayoutInput = z.strictObject({
  ...PAYOUT_FIELDS,
  fund_account: z.strictObject({ account_type: z.literal('vpa'), vpa: vpaInput, contact: contactInput }),
})
export type PayoutInput = z.infer<typeof payoutInput> | z.infer<typeof compositePayoutInput>

/** Creates a payout; a composite one creates its contact and fund account, too. */
export function createPayout(world: World, input: PayoutInput): Payout {
  const fundAccount =
    'fund_account' in input
      ? createFundAccount(world, {
          account_type: 'vpa',
          contact_id: createContact(world, input.fund_account.contact).id,
          vpa: input.fund_account.vpa,
        })
      : lookUp(world, 'fund_account', input.fund_account_id)
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
    mode: 'UPI',
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

/** The same with its fund account and contact, as a composite request is answered. */
export function presentCompositePayout(world: World, payout: Payout) {
  const fundAccount = lookUp(world, 'fund_account', payout.fund_account_id)
  const contact = lookUp(world, 'contact', fundAccount.contact_id)
  return { ...presentPayout(payout), fund_account: { ...fundAccount, contact } }
}
