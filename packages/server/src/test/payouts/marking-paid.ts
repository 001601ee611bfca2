// Marks payouts as paid in tests, as an administrator does who has paid by hand.
import { sql } from 'kysely'
import { adminHeaders } from '../administrators/admins.ts'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { aBoxWithContributions, payoutsOf, round } from '../paying-out.ts'
import { DAY_MS } from '../times.ts'

export const UTR = '612345678901'

/** A box whose host is owed ₹501, as one payout that is due or waits. */
export async function aPayout(test: TestApp, upiId: string | null = 'meera@okbank') {
  const box = await aBoxWithContributions(test, { upiId, contributions: [501] })
  await round(test, 3 * DAY_MS)
  const [payout] = await payoutsOf(test, box)
  return { box, id: payout?.id ?? '' }
}

/** A payout as the page shows it. */
export const shown = (test: TestApp, id: string) =>
  test.services.db
    .selectFrom('payouts')
    .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
    .select(['hosts.upi_id', 'payouts.amount_paise'])
    .where(sql<boolean>`payouts.id::text = ${id}`)
    .executeTakeFirst()

/**
 * `by`: the headers of the caller, a new administrator where left out. `seen` replaces what the page shows. The reference is taken for one
 * that the bank gave to several: the tests of a file share a database.
 */
export async function mark(
  test: TestApp,
  id: string,
  reference = UTR,
  { by, ...seen }: { by?: { authorization: string } | undefined } & Record<string, unknown> = {},
) {
  const path = `/admin/payments/payouts/${id}/mark-paid`
  return call(test, ['POST', path], {
    headers: by ?? (await adminHeaders(test)),
    body: {
      amount_paise: 501_00,
      upi_id: null,
      is_shared: true,
      ...(await shown(test, id)),
      ...seen,
      reference,
    },
  })
}

/** The audit log's entries of a payout. */
export const actionsOn = (test: TestApp, id: string) =>
  test.services.db.selectFrom('audit_log').selectAll().where('payout_id', '=', id).execute()

/** A page of the administrators' list of payouts. */
export const listPage = async (test: TestApp, query = '') =>
  (await call(test, ['GET', `/admin/payments/payouts?${query}`], { headers: await adminHeaders(test) })).body

/** A payout as the list of a group shows it, on whichever page. */
export async function findListed(test: TestApp, id: string, group: string) {
  for (let page = 1; ; page++) {
    const { payouts, pagination } = await listPage(test, `group=${group}&page=${page}`)
    const found = payouts.find((each: { id: string }) => each.id === id)
    if (found || page >= pagination.total_pages) return found
  }
}
