// The account that payouts are sent from: its balance decides whether a payout is sent, queued or refused.
import { badRequest } from '../http/razorpay-error.ts'
import type { World } from '../world.ts'
import { movePayout } from './states.ts'

/** Returns the initial state of a payout of `amount` paise. Throws where the balance is low and it may not be queued. */
export function takeFromAccount(world: World, amount: number, mayQueue: boolean): 'queued' | undefined {
  const balance = world.settings.read('payoutBalance')
  if (balance === null) return undefined
  if (amount > balance) {
    if (mayQueue) return 'queued'
    throw badRequest('Your account does not have enough balance to carry out the payout operation.', {
      reason: 'insufficient_funds',
    })
  }
  world.settings.write('payoutBalance', balance - amount)
  return undefined
}

/** Sets the balance, and sends queued payouts, oldest first, as far as it suffices; null: all of them. */
export function fillAccount(world: World, balance: number | null): void {
  world.settings.write('payoutBalance', balance)
  for (const payout of world.entities.list('payout', { status: 'queued' }).reverse())
    if (takeFromAccount(world, payout.amount, true) === undefined)
      movePayout(world, payout, 'processing', null)
}

/** Payouts may name any other: one account has the balance. */
const ACCOUNT_NUMBER = '2323230000000000'
/** The balance of an account for which none was set: it never runs out. */
const ENDLESS = 100_00_00_000_00

/** The only account (docs: fetch balance); amounts in paise. */
export function presentAccount(world: World) {
  const amount = world.settings.read('payoutBalance') ?? ENDLESS
  return {
    entity: 'banking_balance',
    currency: 'INR',
    account_number: ACCOUNT_NUMBER,
    account_type: 'razorpayx_lite',
    bank_name: null,
    bank: null,
    amount,
    available_amount: amount,
    refreshed_at: world.clock.seconds(),
  }
}
