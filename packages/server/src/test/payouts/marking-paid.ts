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
const shown = (test: TestApp, id: string) =>
  test.services.db
    .selectFrom('payouts')
    .innerJoin('hosts', 'hosts.id', 'payouts.host_id')
    .select(['hosts.upi_id', 'payouts.amount_paise', 'payouts.hold_reason'])
    .where(sql<boolean>`payouts.id::text = ${id}`)
    .executeTakeFirst()

type Headers = { authorization: string }

/** As an administrator does who presses “Pay by hand”; `seen` replaces what the page shows. */
export const payByHand = async (test: TestApp, id: string, seen: object = {}, by?: Headers) =>
  call(test, ['POST', `/admin/payments/payouts/${id}/pay-by-hand`], {
    headers: by ?? (await adminHeaders(test)),
    body: { upi_id: null, amount_paise: 501_00, hold_reason: null, ...(await shown(test, id)), ...seen },
  })

/** Says the outcome of an attempt. */
export const say = async (
  test: TestApp,
  attempt: string,
  outcome: 'paid' | 'not-paid' | 'returned',
  body: object = outcome === 'not-paid' ? { reason: 'Bounced' } : {},
  by?: Headers,
) =>
  call(test, ['POST', `/admin/payments/payout-attempts/${attempt}/${outcome}`], {
    headers: by ?? (await adminHeaders(test)),
    body,
  })

/** Locks a payout, and marks it as paid. The reference is taken for one that the bank gave to several: the tests of a file share a database. */
export async function mark(test: TestApp, id: string, reference = UTR, by?: Headers) {
  const { body, ...locked } = await payByHand(test, id, {}, by)
  if (locked.status !== 200) return { body, ...locked }
  return say(test, body.attempt, 'paid', { reference, is_shared: true }, by)
}

/** An administrator decides about a payout; `seen` replaces what the page shows. */
export const decide = async (test: TestApp, id: string, decision: 'retry' | 'cancel', seen: object = {}) =>
  call(test, ['POST', `/admin/payments/payouts/${id}/decide`], {
    headers: await adminHeaders(test),
    body: {
      ...{ decision, reason: 'As agreed with the host' },
      ...{ hold_reason: (await shown(test, id))?.hold_reason ?? null, ...seen },
    },
  })

/** A call of the administrators' endpoints of payouts. */
export const sendToPayouts = async (test: TestApp, path: string, body: object, by?: Headers) =>
  call(test, ['POST', `/admin/payments/payouts/${path}`], {
    headers: by ?? (await adminHeaders(test)),
    body,
  })

/** The file of a batch. */
export const download = async (test: TestApp, batch: string) =>
  call(test, ['GET', `/admin/payments/payouts/bank-files/${batch}/file`], {
    headers: await adminHeaders(test),
  })

type FileRow = { id: string; upi_id: string; amount_paise: number }

/** Rows of a file for the bank of these payouts; none: of all that are due. */
export async function makeFile(test: TestApp, ...payouts: string[]): Promise<FileRow[]> {
  const { batch } = (await sendToPayouts(test, 'bank-file', { payouts })).body
  if (batch === null) return []
  const { columns, rows } = (await download(test, batch)).body as { columns: string[]; rows: string[][] }
  return rows.map((cells) => {
    const cell = (column: string) => cells[columns.indexOf(column)] ?? ''
    return {
      id: cell('Reference'),
      upi_id: cell('UPI ID'),
      amount_paise: Math.round(Number(cell('Amount')) * 100),
    }
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
