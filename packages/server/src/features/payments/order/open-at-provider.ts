// Has an order opened at the provider for an intention of ours, or finds the one that is there: never two where we can know.
import { CURRENCY } from '@lifafa/contract/money'
import type { Row } from '../../../db/tables.ts'
import {
  type OrderNotes,
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
} from '../../../provider/provider.ts'
import { marksOf, notesOf } from '../rules.ts'

/** A guest hears within eight seconds: a pause before the last try may outlast this by one. */
const OPENING_MS = 6_500
/** And would not be done if it were asked for again at once. */
const WAS_NOT_DONE: ReadonlySet<ProviderError['outcome']> = new Set(['busy', 'denied'])

type Deps = { provider: PaymentProvider; installation: string }

/**
 * Where an answer was lost, or a twin was quicker, the order is there already: its receipt is our id (docs/razorpay.md §1.5). For
 * an intention that is not `isNew` this is asked first. Where it is known not to be there, it is asked for once more; after a
 * refusal with less and less of what we know, since what a guest writes may be longer than notes hold, as the provider counts,
 * and no gift is to fail for that. Throws ProviderError.
 */
export async function openAtProvider(
  { provider, installation }: Deps,
  order: Row<'payment_orders'>,
  isNew: boolean,
): Promise<ProviderOrder> {
  const inTime = AbortSignal.timeout(OPENING_MS)
  const create = (notes: OrderNotes) => provider.createOrder(order.amount_paise, order.id, notes, inTime)
  const notes = notesOf(order, installation)
  const earlier = isNew ? undefined : await find(provider, order, inTime)
  if (earlier) return earlier
  try {
    return await create(notes)
  } catch (error) {
    if (!(error instanceof ProviderError) || WAS_NOT_DONE.has(error.outcome)) throw error
    const found = await find(provider, order, inTime)
    if (found) return found
    if (!isRefusal(error)) return create(notes)
    return create(marksOf(order, installation)).catch((again) => {
      if (!isRefusal(again)) throw again
      return create({})
    })
  }
}

/** Under our receipt nothing but what we asked for is to be paid. */
async function find(
  provider: PaymentProvider,
  { id, amount_paise }: Row<'payment_orders'>,
  inTime: AbortSignal,
): Promise<ProviderOrder | undefined> {
  const found = await provider.findOrderByReceipt(id, inTime)
  if (found && (found.amount !== amount_paise || found.currency !== CURRENCY))
    throw new ProviderError('garbled', `order ${found.id} is not what was asked for as ${id}`)
  return found
}

const isRefusal = (error: unknown): boolean => error instanceof ProviderError && error.outcome === 'refused'
