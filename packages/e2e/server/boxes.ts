// Prepares event boxes and contributions for journeys by the public API.
import type { Answer } from '@lifafa/contract/endpoint'
import { createBox, type GiftBook, getBox, updateBox } from '@lifafa/contract/endpoints/event-boxes'
import { createOrder, verifyPayment } from '@lifafa/contract/endpoints/payments'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { chargePaise } from '@lifafa/contract/money'
import { call, type Host, logIn } from './api.ts'
import type { Reachable, Server } from './server.ts'
import { payOrder } from './stand-in.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** `YYYY-MM-DD` in India, `days` from today on. */
export const dayFromToday = (days: number): string => todayInIndia(new Date(Date.now() + days * DAY_MS))

const MARRIAGE = {
  event_type: 'marriage',
  name: 'Asha weds Rohan',
  location: 'Bhopal',
  groom_name: 'Rohan Mehta',
  bride_name: 'Asha Verma',
  message: 'Come and be merry.',
}

/** Event boxes of `host` for tomorrow, in this order: marriages, except where their details say otherwise. */
export async function openBoxes(
  server: Reachable,
  host: Host,
  ...boxes: Partial<GiftBook>[]
): Promise<GiftBook[]> {
  const { access } = (await logIn(server, host)).tokens
  const opened: GiftBook[] = []
  for (const details of boxes) {
    const body = { ...MARRIAGE, marriage_date: dayFromToday(1), ...details }
    opened.push((await call(server, createBox, { body, access })).gift_book)
  }
  return opened
}

/** As `openBoxes`, for one. */
export async function openBox(
  server: Reachable,
  host: Host,
  details: Partial<GiftBook> = {},
): Promise<GiftBook> {
  const [box] = await openBoxes(server, host, details)
  if (!box) throw new Error('No box was opened.')
  return box
}

/** As on another device of `host`. */
export async function changeBox(
  server: Reachable,
  host: Host,
  box: GiftBook,
  changes: Partial<GiftBook>,
): Promise<void> {
  const { access } = (await logIn(server, host)).tokens
  await call(server, updateBox, { body: { ...box, ...changes }, access, id: box.giftid })
}

/** The host's view of a box. */
export async function lookIntoBox(
  server: Reachable,
  host: Host,
  giftid: string,
): Promise<Answer<typeof getBox>> {
  const { access } = (await logIn(server, host)).tokens
  return call(server, getBox, { access, id: giftid })
}

interface Contribution {
  name: string
  phone: string
  /** Whole rupees. */
  amount: number
  address: string
}

const CONTRIBUTION: Contribution = {
  name: 'Sunita Deshpande',
  phone: '9123456780',
  amount: 501,
  address: '7 Station Road, Pune',
}

/**
 * A guest gives to a box, without a browser: ₹501 of Sunita Deshpande, unless `details` say otherwise. Every call is a gift of its
 * own: no repetition is asked about.
 */
export async function giveToBox(
  server: Server,
  giftid: string,
  details: Partial<Contribution> = {},
): Promise<void> {
  const { amount, ...guest } = { ...CONTRIBUTION, ...details }
  const body = { ...guest, giftid, amount: chargePaise(amount), again: true }
  const order = await call(server, createOrder, { body })
  const proof = await payOrder(server, order.id)
  await call(server, verifyPayment, { body: { ...proof, ...guest, giftid } })
}
