// Creates the provider's order for a payment order, or finds the existing one, so that there are not two where this can be
// known.
import { CURRENCY } from '@lifafa/contract/money'
import type { Row } from '../../../db/tables.ts'
import type { OrderNotes, ProviderOrder } from '../../../provider/objects/orders.ts'
import { type PaymentProvider, ProviderError } from '../../../provider/provider.ts'
import type { OrderedTransfer } from '../../../provider/route.ts'
import { identifyingNotes, type Noted, notesOf } from '../rules/notes.ts'

/** A guest waits at most eight seconds: a pause before the last attempt may exceed this by one second. */
const OPENING_MS = 6_500
/** The provider did not create the order, and would not if asked again at once. */
const NOT_CREATED: ReadonlySet<ProviderError['outcome']> = new Set(['unavailable', 'unauthorized'])

type Deps = { provider: PaymentProvider; installation: string; transfer: OrderedTransfer | undefined }

type Order = Pick<Row<'payment_orders'>, 'id' | 'amount_paise'> & Noted

/**
 * After a lost answer, or a concurrent request, the order may exist already: its receipt is our id
 * (docs/razorpay.md §1.5). So an order that is not `isNew` is looked up first. An order that is known not to exist
 * is requested once more. After a refusal it is requested with fewer notes: a guest's text may exceed what notes
 * hold, as the provider counts, and no contribution should fail for that. Throws ProviderError.
 */
export async function openAtProvider(
  { provider, installation, transfer }: Deps,
  order: Order,
  isNew: boolean,
): Promise<ProviderOrder> {
  const inTime = AbortSignal.timeout(OPENING_MS)
  const create = (notes: OrderNotes) =>
    provider.createOrder(order.amount_paise, order.id, notes, inTime, transfer)
  const notes = notesOf(order, installation)
  const earlier = isNew ? undefined : await find(provider, order, inTime)
  if (earlier) return earlier
  try {
    return await create(notes)
  } catch (error) {
    if (!(error instanceof ProviderError) || NOT_CREATED.has(error.outcome)) throw error
    const found = await find(provider, order, inTime)
    if (found) return found
    if (!isRefusal(error)) return create(notes)
    return create(identifyingNotes(order, installation)).catch((again) => {
      // Without its account in the notes, the gift would be owed to the host a second time if our record of the order is lost.
      if (!isRefusal(again) || transfer) throw again
      return create({})
    })
  }
}

/** An order under our receipt must match what was requested before a guest may pay it. */
async function find(
  provider: PaymentProvider,
  { id, amount_paise }: Order,
  inTime: AbortSignal,
): Promise<ProviderOrder | undefined> {
  const found = await provider.findOrderByReceipt(id, inTime)
  if (found && (found.amount !== amount_paise || found.currency !== CURRENCY))
    throw new ProviderError('invalid-response', `order ${found.id} is not what was asked for as ${id}`)
  return found
}

const isRefusal = (error: unknown): boolean => error instanceof ProviderError && error.outcome === 'refused'
