// Reads the receipt that an address names: who may read it, and what its page and its picture show.

import type { PublicBox } from '@lifafa/contract/endpoints/event-boxes'
import { hasEnded } from '@lifafa/contract/event-timing'
import { boxId } from '@lifafa/contract/fields/box-id'
import { splitCharge } from '@lifafa/contract/money'
import type { Receipt, ReceiptState } from '@lifafa/contract/web-build'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { takesBlessing } from '../../features/contributions/rules.ts'
import { presentPublicBox } from '../../features/event-boxes/present.ts'
import { findBoxOfReceipt } from '../../features/event-boxes/reads.ts'
import { statusOfOrder } from '../../features/payments/payment/payment-status.ts'
import { findOrder } from '../../features/payments/reads/orders.ts'
import { type FoundReceipt, findReceipt } from '../../features/payments/receipt/find-receipt.ts'
import { readReceiptToken } from '../../features/payments/receipt/receipt-token.ts'
import type { RateLimitSubject } from '../../http/limits/rate-limit-subject.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Services } from '../../services.ts'

type Deps = Pick<Services, 'db' | 'jobs' | 'live' | 'provider' | 'settings' | 'keys'> & {
  now: Date
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

/** `subject`: by which calls of the receipt are counted. */
export type ReadReceipt = {
  subject: RateLimitSubject
  orderId: string
  hostId: string
  box: PublicBox
  receipt: Receipt
  /** The box takes gifts. */
  isOpen: boolean
  /** The address is that of the giver, and there is a gift to bless. */
  ofGiver: boolean
  blessing: string
  canBless: boolean
}

export const addressOf = (request: FastifyRequest) => request.params as { id: string; token: string }

/**
 * Counted by the receipt before it is read; an address that is none of ours is not read, and counted apart. Undefined for one, for
 * that of another box, or of a host who was erased. `asksProvider`: where no payment is known, as a guest's page that waits does.
 */
export async function readReceipt(
  services: Services,
  limits: RateLimits,
  request: FastifyRequest,
  { countedAs, asksProvider }: { countedAs: 'receiptPage' | 'blessingForm'; asksProvider: boolean },
): Promise<ReadReceipt | undefined> {
  const { id, token } = addressOf(request)
  const { db, keys } = services
  const caller = limits.subjectOf(request)
  const named = readReceiptToken(keys.receipts, token)
  if (!named) {
    await limits.spend('pageNotFound', caller)
    return undefined
  }
  const subject = { ...caller, paymentId: named.orderId }
  await limits.spend(countedAs, subject)
  if (!boxId.safeParse(id).success) return undefined
  const now = services.now()
  const deps = { ...services, now, log: request.log }
  const find = asksProvider ? findPaidReceipt(deps, id, named.orderId) : findReceipt(db, id, named.orderId)
  const [box, found] = await Promise.all([findBoxOfReceipt(db, id), find])
  if (!box || !found) return undefined
  const { paidAt, keptPaise, blessing } = found
  const isOver = hasEnded(box.event_date, now)
  const ofGiver = named.canWrite && keptPaise !== null && keptPaise > 0
  return {
    subject,
    orderId: named.orderId,
    hostId: box.host_id,
    box: presentPublicBox(box),
    receipt: presentReceipt(found, box.registered_name),
    isOpen: !isOver && box.deleted_at === null && box.host_deactivated_at === null,
    ofGiver,
    blessing: blessing ?? '',
    canBless:
      ofGiver && box.deleted_at === null && paidAt !== null && takesBlessing(paidAt, box.event_date, now),
  }
}

async function findPaidReceipt(deps: Deps, id: string, orderId: string): Promise<FoundReceipt | undefined> {
  const found = await findReceipt(deps.db, id, orderId)
  if (!found || found.paymentId !== null) return found
  const order = await findOrder(deps.db, id, orderId)
  if (!order || (await statusOfOrder(deps, order)).state !== 'paid') return found
  return findReceipt(deps.db, id, orderId)
}

function stateOf({ paymentId, keptPaise, refundedPaise }: FoundReceipt): ReceiptState {
  if (paymentId === null) return 'awaited'
  if (keptPaise === 0) return 'refunded'
  return refundedPaise > 0 ? 'partly-refunded' : 'paid'
}

function presentReceipt(found: FoundReceipt, registeredName: string | null): Receipt {
  const { contributionPaise, feePaise } = splitCharge(found.orderedPaise)
  return {
    state: stateOf(found),
    giftPaise: found.giftPaise ?? contributionPaise,
    feePaise: found.feePaise ?? feePaise,
    refundedPaise: found.refundedPaise,
    paidAt: found.paidAt?.toISOString() ?? null,
    guestName: found.guestName,
    registeredName: found.keptPaise ? registeredName : null,
    bankReference: found.bankReference,
    ourReference: found.paymentId ?? found.orderId,
  }
}
