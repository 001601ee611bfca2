// Creates linked accounts with the UPI ID that they are settled to, in one call (docs: composite onboarding), and moves them.
import { z } from 'zod'
import type { LinkedAccount, LinkedAccountStatus } from '../entities/linked-account.ts'
import { asNotes, notesInput } from '../http/notes.ts'
import { badRequest } from '../http/razorpay-error.ts'
import { lookUp } from '../store/look-up.ts'
import type { World } from '../world.ts'

const FIELD = 'account_details.vpa.address'
/** The UPI ID of nobody, as in test mode. */
const NOBODY = 'failure@razorpay'

export const accountInput = z.strictObject({
  type: z.literal('route'),
  tnc_accepted: z.literal(true),
  reference_id: z.string().max(20, 'The reference id may not be greater than 20 characters.').nullish(),
  legal_business_name: z.string().min(4).max(200),
  business_type: z.literal('individual'),
  email: z.email(),
  phone: z.string().regex(/^\+?\d{8,15}$/, 'The phone number is invalid.'),
  legal_info: z.strictObject({
    pan: z.string().regex(/^[A-Z]{5}\d{4}[A-Z]$/, 'The PAN is invalid.'),
  }),
  notes: notesInput.optional(),
  settlement_accounts: z
    .array(
      z.strictObject({
        method: z.literal('upi'),
        upi: z.strictObject({
          vpa: z.string(),
          beneficiary_name: z.string().min(1),
          currency: z.literal('INR'),
          is_default: z.literal(true),
        }),
      }),
    )
    .length(1),
})
export type AccountInput = z.infer<typeof accountInput>

/** Nothing is stored where a part is refused. */
export function createAccount(world: World, input: AccountInput): LinkedAccount {
  const { tnc_accepted: _, notes, reference_id = null, ...given } = input
  for (const { upi } of input.settlement_accounts) {
    if (!/^[\w.-]+@[a-zA-Z]+$/.test(upi.vpa))
      throw badRequest('The VPA address format is invalid. Expected format: username@bankname.', {
        field: FIELD,
      })
    if (upi.vpa === NOBODY)
      throw badRequest('The VPA provided does not exist or is inactive.', { field: FIELD })
  }
  const account: LinkedAccount = {
    ...given,
    id: world.random.id('acc'),
    entity: 'linked_account',
    status: 'created',
    activation_status: world.settings.read('linkedAccountStatus'),
    reference_id,
    notes: asNotes(notes),
    created_at: world.clock.seconds(),
  }
  world.entities.put(account)
  announceStatus(world, account)
  return account
}

/** The same key is carried out once; the same body must come with it. */
export function createAccountOnce(world: World, input: AccountInput, key: string): LinkedAccount {
  const request = JSON.stringify(input)
  const answered = world.answeredKeys.find('account', key)
  if (answered?.request === request) return lookUp(world, 'linked_account', answered.entityId)
  if (answered) throw badRequest('Different request body sent for the same Idempotency Header.')
  const account = createAccount(world, input)
  world.answeredKeys.remember('account', key, request, account.id)
  return account
}

/** Razorpay reviews an account, asks for more, activates or suspends it. */
export function moveAccount(
  world: World,
  account: LinkedAccount,
  status: LinkedAccountStatus,
): LinkedAccount {
  const moved: LinkedAccount =
    status === 'suspended'
      ? { ...account, status: 'suspended' }
      : { ...account, status: 'created', activation_status: status }
  world.entities.put(moved)
  announceStatus(world, moved)
  return moved
}

export const isActive = ({ status, activation_status }: LinkedAccount): boolean =>
  status === 'created' && activation_status === 'activated'

/** The account's one product, as its events have it. */
export const productOf = ({ id, activation_status }: LinkedAccount) => ({
  id: `acc_prd_${id.slice(4)}`,
  merchant_id: id,
  activation_status,
})

function announceStatus(world: World, account: LinkedAccount): void {
  const merchant_product = productOf(account)
  // A suspension is told by the account alone; there is no event of Route for it.
  if (account.status === 'created')
    world.announce(`product.route.${account.activation_status}`, { merchant_product })
}
