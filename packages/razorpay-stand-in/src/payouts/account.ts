// The account that payouts leave from: what it holds decides whether a payout goes out, waits or is refused.
import { badRequest } from '../http/razorpay-error.ts'
import type { World } from '../world.ts'
import { movePayout } from './states.ts'

/** Answers how a payout of `amount` paise begins. Throws where the account is low and it is not to be queued. */
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

/** Sets the balance, and sends what is queued, the oldest first, as far as it reaches; null: all of it. */
export function fillAccount(world: World, balance: number | null): void {
  world.settings.write('payoutBalance', balance)
  for (const payout of world.entities.list('payout', { status: 'queued' }).reverse())
    if (takeFromAccount(world, payout.amount, true) === undefined)
      movePayout(world, payout, 'processing', null)
}
