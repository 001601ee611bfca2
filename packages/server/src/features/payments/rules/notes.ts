// Writes and reads the notes of an order at the provider, from which a lost order is restored.
import { boxId } from '@lifafa/contract/fields/box-id'
import { guestDetails } from '@lifafa/contract/fields/guest-schemas'
import * as z from 'zod/mini'
import type { Row } from '../../../db/tables.ts'
import type { OrderNotes } from '../../../provider/objects/orders.ts'

type Intended = Pick<
  Row<'payment_orders'>,
  'guest_name' | 'guest_phone' | 'guest_address' | 'request_key'
> & { event_box_id: string | null }

/** An order that waits for its box has no guest and no account. */
export type Noted = Partial<Intended & Pick<Row<'payment_orders'>, 'account_id'>>

/** The notes that identify an order: short, and nothing that a guest wrote. */
export const identifyingNotes = (order: Noted, installation: string): OrderNotes => ({
  installation,
  ...(order.event_box_id && { event_box: order.event_box_id }),
  ...(order.account_id && { linked_account: order.account_id }),
  ...(order.request_key && { request_key: order.request_key }),
})

/** The notes that the provider stores with an order; unknown values are left out. */
export const notesOf = (order: Noted, installation: string): OrderNotes => ({
  ...identifyingNotes(order, installation),
  ...(order.guest_name && { guest_name: order.guest_name }),
  ...(order.guest_phone && { guest_phone: order.guest_phone }),
  ...(order.guest_address && { guest_address: order.guest_address }),
})

/** True if the gift is somebody's, by whatever became of the notes at the provider's dashboard. */
export const namesSomeBox = ({ event_box, linked_account }: OrderNotes): boolean =>
  event_box !== undefined || linked_account !== undefined

const parseOrNull = <S extends z.ZodMiniType<string>>(field: S, text: string | undefined): string | null =>
  z.safeParse(field, text).data ?? null

/** The inverse of `notesOf`; the notes may have been edited at the provider's dashboard meanwhile. */
export const intentionIn = (notes: OrderNotes): Intended => ({
  event_box_id: parseOrNull(boxId, notes.event_box),
  request_key: parseOrNull(z.uuid(), notes.request_key),
  guest_name: parseOrNull(guestDetails.name, notes.guest_name),
  guest_phone: parseOrNull(guestDetails.phone, notes.guest_phone),
  guest_address: parseOrNull(guestDetails.address, notes.guest_address),
})
