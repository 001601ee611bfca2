// Reads the provider's books: every payment and payout that it lists, and which of them belong to this installation.
import { type Kysely, sql } from 'kysely'
import { getInstallationId } from '../../../db/installation.ts'
import type { Database } from '../../../db/tables.ts'
import { isOfOthers } from '../../../features/payments/rules/notes.ts'
import { type Listed, rowsOf } from '../../../provider/client/read-rows.ts'
import type { ProviderOrder } from '../../../provider/objects/orders.ts'
import type { ProviderPayment } from '../../../provider/objects/payments.ts'
import type { ProviderPayout } from '../../../provider/objects/payouts.ts'
import { type Between, PER_PAGE } from '../../../provider/pages.ts'
import type { PaymentProvider } from '../../../provider/provider.ts'

export type Theirs = {
  /** By the provider's id; those of other installations on the account are left out. */
  payments: Map<string, ProviderPayment>
  /** How many payments of others were captured. */
  ofOthers: number
  /** How many rows of its lists could not be parsed. */
  unread: number
  /**
   * By our id, which is their reference (a second one of a reference by its own); undefined where no account is
   * configured.
   */
  payouts: Map<string, ProviderPayout> | undefined
}

type Deps = { db: Kysely<Database>; provider: PaymentProvider; between: Between }

/** Throws ProviderError, as soon as one page fails. */
export async function readTheirs({ db, provider, between }: Deps): Promise<Theirs> {
  const listed = await allPages((skip) => provider.listPayments(between, skip))
  const unknown = await unknownTo(db, listed)
  const others =
    unknown.length === 0
      ? new Set<string>()
      : await othersAmong(db, unknown, await listOrders(provider, between))
  const { sentPayouts } = provider
  const paidOut = sentPayouts && (await allPages((skip) => sentPayouts.list(between, skip)))
  return {
    payments: new Map(listed.filter(({ id }) => !others.has(id)).map((payment) => [payment.id, payment])),
    ofOthers: listed.filter((payment) => others.has(payment.id) && wasCaptured(payment)).length,
    unread: (listed.unread ?? 0) + (paidOut?.unread ?? 0),
    payouts: paidOut && byReference(paidOut),
  }
}

/** Money that was ours, whatever its status now. */
export const wasCaptured = ({ captured, status }: ProviderPayment): boolean =>
  captured ?? status === 'captured'

async function allPages<T>(page: (skip: number) => Promise<Listed<T>>): Promise<Listed<T>> {
  const all: Listed<T> = []
  for (;;) {
    const next = await page(rowsOf(all))
    all.push(...next)
    all.unread = (all.unread ?? 0) + (next.unread ?? 0)
    if (rowsOf(next) < PER_PAGE) return all
  }
}

async function unknownTo(db: Kysely<Database>, payments: ProviderPayment[]): Promise<ProviderPayment[]> {
  const ids = payments.map(({ order_id }) => order_id)
  const rows = await db
    .selectFrom('payment_orders')
    .select('provider_order_id')
    .where('provider_order_id', '=', sql<string>`any(${ids})`)
    .execute()
  const known = new Set(rows.map(({ provider_order_id }) => provider_order_id))
  return payments.filter(({ order_id }) => !known.has(order_id))
}

const listOrders = async (provider: PaymentProvider, between: Between) =>
  new Map((await allPages((skip) => provider.listOrders(between, skip))).map((order) => [order.id, order]))

/** Their ids. A payment without an order belongs to others; one whose order is not in the list may be ours. */
async function othersAmong(
  db: Kysely<Database>,
  payments: ProviderPayment[],
  orders: Map<string, ProviderOrder>,
): Promise<Set<string>> {
  const installation = await getInstallationId(db)
  const named = [...orders.values()].map(({ notes }) => notes.event_box ?? '')
  const rows = await db
    .selectFrom('event_boxes')
    .select('id')
    .where('id', '=', sql<string>`any(${named})`)
    .execute()
  const ourBoxes = new Set(rows.map(({ id }) => id))
  const isAnothers = ({ order_id }: ProviderPayment) => {
    if (order_id === null) return true
    const notes = orders.get(order_id)?.notes
    return notes && isOfOthers(notes, { installation, namesOurBox: ourBoxes.has(notes.event_box ?? '') })
  }
  return new Set(payments.filter(isAnothers).map(({ id }) => id))
}

function byReference(newestFirst: ProviderPayout[]): Map<string, ProviderPayout> {
  const found = new Map<string, ProviderPayout>()
  for (const payout of newestFirst.reverse()) {
    const reference = payout.reference_id ?? payout.id
    found.set(found.has(reference) ? payout.id : reference, payout)
  }
  return found
}
