// How often a guest's calls ask the database: each round trip costs a guest its time, and all guests a connection.
import pg from 'pg'
import { vi } from 'vitest'
import { PreparingClient } from '../../db/postgres/prepared-statements.ts'
import { openOrder, pay, verify } from '../../test/paying.ts'
import { insertEventBox } from '../../test/rows.ts'
import { expect, test } from '../../test/test.ts'

/** Round trips of the server's pool; jobs have connections of their own. */
async function tripsDuring(work: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  await work()
  const trips = query.mock.contexts.filter((client) => client instanceof PreparingClient)
  query.mockRestore()
  return trips.length
}

test.for([
  ['names its box', (giftid: string) => ({ giftid })],
  ['names no box', () => ({ giftid: undefined })],
] as const)(
  'an order and a verified payment that %s take at most 4 round trips each, begin and commit counted',
  async ([_what, late], { app }) => {
    const { id: giftid } = await insertEventBox(app.services.db)
    let orderId = ''
    const opening = async () => {
      orderId = (await openOrder(app, { giftid })).body.id
    }
    expect(await tripsDuring(opening)).toBe(3)
    const proof = await pay(app, orderId)
    const proving = async () =>
      expect((await verify(app, proof, late(giftid))).body).toMatchObject({ status: 'success' })
    expect(await tripsDuring(proving)).toBe(2)
    expect(await tripsDuring(proving)).toBe(2)
  },
)
