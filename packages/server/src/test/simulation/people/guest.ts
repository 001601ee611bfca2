// Simulates a guest: opens an order, taps twice, pays, verifies, asks again, or is gone.
import { openOrder } from '../../../features/payments/order/open-order.ts'
import { Failure } from '../../../http/failure.ts'
import { keyModeOf } from '../../../provider/key-mode.ts'
import type { Services } from '../../../services.ts'
import { ATTEMPTS, prove, SOON_MS, watch } from './guest-answers.ts'
import { pay } from './guest-pays.ts'
import type { Guest } from './make-guest.ts'
import type { Surroundings } from './surroundings.ts'

export async function beGuest(surroundings: Surroundings, guest: Guest): Promise<void> {
  const { world } = surroundings
  const { random } = world
  await world.sleep(random.below(surroundings.arriveWithinMs), `${guest.name} comes`)
  const taps = [order(surroundings, guest)]
  if (guest.requestKey && random.chance(0.2)) taps.push(order(surroundings, guest))
  const [orderId] = (await Promise.all(taps)).filter((id) => id !== undefined)
  if (orderId === undefined || random.chance(0.1)) return
  const paying = pay(surroundings, orderId)
  if (guest.requestKey && random.chance(0.5)) world.start(() => watch(surroundings, guest))
  const payment = await paying
  if (!payment || random.chance(0.33)) return
  const proofs = [prove(surroundings, guest, payment)]
  if (random.chance(0.3)) proofs.push(prove(surroundings, guest, payment))
  await Promise.all(proofs)
  if (guest.requestKey && random.chance(0.2)) await order(surroundings, guest)
}

/** Repeats the call with the same key until it is answered. */
async function order({ world, servers }: Surroundings, guest: Guest): Promise<string | undefined> {
  const { isBare, boxId, name, amountPaise, requestKey } = guest
  const intention = {
    amountPaise,
    eventBoxId: isBare ? null : boxId,
    guestName: isBare ? null : name,
    guestPhone: isBare ? null : '9876543210',
    guestAddress: isBare ? null : '7 Station Road, Pune',
    guestLanguage: null,
    requestKey: requestKey ?? null,
  }
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const opened = await servers
      .ask(async ({ db, provider, settings, providerSettings, at }) => {
        if (await isGone(db, boxId)) throw new Failure('boxNotFound')
        const keyMode = keyModeOf(providerSettings.keyId)
        return openOrder(
          { db, provider, keyMode, checkAfterMs: settings.reconcileAfterMs, now: at },
          intention,
        )
      })
      .catch(() => undefined)
    if (opened) {
      guest.orderIds.add(opened.id)
      world.steps.push(`             ${guest.name} has ${opened.id}`)
      return opened.id
    }
    await world.sleep(world.random.below(SOON_MS), `${guest.name} taps again`)
  }
  return undefined
}

/** Other reasons to refuse a contribution (check-can-contribute.ts) play no part here: those after the end of an event are of interest. */
const isGone = async (db: Services['db'], boxId: string): Promise<boolean> => {
  const box = await db
    .selectFrom('event_boxes')
    .innerJoin('hosts', 'hosts.id', 'host_id')
    .select('hosts.deleted_at')
    .where('event_boxes.id', '=', boxId)
    .executeTakeFirst()
  return box?.deleted_at !== null
}
