// An account validation: asks the bank whose a UPI ID or a bank account is, with its contact and fund account in one request.
import { z } from 'zod'
import type { Validation, ValidationResults, ValidationStatus } from '../entities/validation.ts'
import { asNotes, notesInput } from '../http/notes.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { createContact } from '../payouts/contact.ts'
import { createFundAccount, fundAccountInput } from '../payouts/fund-account.ts'
import type { World } from '../world.ts'
import { bankAnswer, NO_RESULTS } from './bank-answer.ts'

export const validationInput = z.strictObject({
  source_account_number: z.string().min(1),
  validation_type: z.literal('pennydrop').optional(),
  reference_id: z.string().max(40).nullish(),
  notes: notesInput.optional(),
  fund_account: fundAccountInput,
})
type ValidationInput = z.infer<typeof validationInput>

const STATUS_DETAILS = {
  created: null,
  completed: {
    description: 'Validation request is completed',
    source: 'beneficiary_bank',
    reason: 'validation_completed',
  },
  failed: {
    description: 'Validation request has failed',
    source: 'gateway',
    reason: 'gateway_technical_error',
  },
} as const

/** A repetition is another one, and charged again. Answered as created; the bank answers at once, unless it is told to wait. */
export function createValidation(world: World, input: ValidationInput): Validation {
  const contact = createContact(world, input.fund_account.contact)
  const fundAccount = createFundAccount(world, contact, input.fund_account)
  const made: Validation = {
    id: world.random.id('fav'),
    entity: 'fund_account.validation',
    status: 'created',
    validation_results: NO_RESULTS,
    status_details: null,
    utr: null,
    reference_id: input.reference_id ?? null,
    notes: asNotes(input.notes),
    fund_account: { ...fundAccount, contact },
    source_account_number: input.source_account_number,
    created_at: world.clock.seconds(),
  }
  world.entities.put(made)
  const { status, results } = bankAnswer(made.fund_account)
  if (world.settings.read('validationStatus') === 'completed' && status !== 'created')
    endValidation(world, made, status, results)
  return made
}

/** The bank answers. Final: Razorpay never changes one that has ended. */
export function endValidation(
  world: World,
  validation: Validation,
  status: Exclude<ValidationStatus, 'created'>,
  results: ValidationResults,
): Validation {
  if (validation.status !== 'created') throw badRequest('The validation has ended.')
  const ended: Validation = {
    ...validation,
    status,
    validation_results: results,
    status_details: STATUS_DETAILS[status],
  }
  world.entities.put(ended)
  world.announce(`fund_account.validation.${status}`, { 'fund_account.validation': ended })
  return ended
}

/** As the API shows it. */
export function presentValidation({ source_account_number: _, ...shown }: Validation) {
  return shown
}

/** As the sample of the webhook has it: `results`, without a reference. */
export function presentInEvent({
  id,
  entity,
  fund_account,
  status,
  notes,
  validation_results,
  utr,
  created_at,
}: Validation) {
  const { contact: _, ...account } = fund_account
  const { account_status, registered_name } = validation_results
  const results = { account_status, registered_name }
  return {
    id,
    entity,
    fund_account: account,
    status,
    amount: 100,
    currency: 'INR',
    notes,
    results,
    created_at,
    utr,
  }
}
