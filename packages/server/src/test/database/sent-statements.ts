// Records what the driver sends to PostgreSQL, by itself or by a function.
import pg from 'pg'
import { vi } from 'vitest'

const IN_A_BOX =
  /\b(payment_orders|payments|contributions|refunds|disputes|ledger|activities|waiting_orders|record_contribution|store_payment|enter_gateway_fee)\b/

export type Statement = { text: string; values: readonly unknown[] }

/** The statements about tables of a box that are sent while `work` runs. */
export const statementsDuring = (work: () => Promise<unknown>): Promise<Statement[]> =>
  sentDuring(IN_A_BOX, work)

/** The statements that match. */
export async function sentDuring(pattern: RegExp, work: () => Promise<unknown>): Promise<Statement[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  // pg declares ten overloads; PreparingClient calls the one with a text and its values.
  const sent = query.mock.calls.map(([config]) => config as unknown as Statement)
  query.mockRestore()
  return sent.filter(({ text }) => pattern.test(text ?? ''))
}
