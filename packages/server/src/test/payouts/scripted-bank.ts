// RazorpayX and our bank in random histories: it knows where each rupee is, whatever our server was told.
import type { PayoutOrder, PayoutProvider, ProviderPayout } from '../../provider/objects/payouts.ts'
import { ProviderError } from '../../provider/provider.ts'
import type { Refusal } from '../../provider/refusal.ts'
import type { Random } from '../../seeded-random.ts'
import { DAY_MS } from '../times.ts'

/** Money of one attempt: it has left our account, or is there again. */
type Transfer = { hostId: string; paise: number; isGone: boolean; at: Date; payout?: ProviderPayout }

/** Banks return a payment within three working days. */
const RETURNED_WITHIN_MS = 5 * DAY_MS

type End = { status: ProviderPayout['status']; reason?: string }

/** Refusals of a request: the UPI ID's, the bank's, the amount's, ours. */
const REFUSALS: readonly [Refusal, ...Refusal[]] = [
  { reason: 'invalid_vpa' },
  { reason: 'beneficiary_bank_offline' },
  { reason: 'transaction_limit_exceeded' },
  { code: 'BAD_REQUEST_ERROR', reason: 'never heard of' },
]
/** Ends of a payout that was accepted. */
const ENDS: readonly [End, ...End[]] = [
  { status: 'processed' },
  { status: 'processed' },
  { status: 'failed', reason: 'beneficiary_vpa_invalid' },
  { status: 'failed', reason: 'beneficiary_psp_offline' },
  { status: 'failed', reason: 'transaction_limit_exceeded' },
  { status: 'rejected' },
]

export type ScriptedBank = ReturnType<typeof scriptBank>

/** `onPayment`: called before money of a host leaves. `isWell`: from then on each request is carried out at once. */
export function scriptBank(random: Random, now: () => Date, onPayment: (order: PayoutOrder) => void) {
  const transfers = new Map<string, Transfer>()
  const world = { isWell: false }
  const reported = () => [...transfers.values()].flatMap(({ payout }) => payout ?? [])
  const accept = (order: PayoutOrder): ProviderPayout => {
    const { id, amountPaise: amount, boxId, number } = order
    onPayment(order)
    const payout: ProviderPayout = {
      ...{ id: `pout_${id}`, reference_id: id, amount, notes: { event_box: boxId, piece: `${number}` } },
      created_at: Math.floor(now().getTime() / 1000),
      status: world.isWell ? 'processed' : random.pick(['queued', 'pending', 'processing', 'processed']),
    }
    transfers.set(id, { hostId: order.hostId, paise: amount, isGone: true, at: now(), payout })
    return payout
  }
  const provider: PayoutProvider = {
    find: async (id) => transfers.get(id)?.payout,
    async fetch(id) {
      const payout = transfers.get(id.replace('pout_', ''))?.payout
      if (!payout) throw new ProviderError('refused', 'no such payout')
      return payout
    },
    list: async ({ from, to }, skip) =>
      reported()
        .filter(({ created_at }) => created_at * 1000 >= from.getTime() && created_at * 1000 <= to.getTime())
        .slice(skip, skip + 100),
    readBalance: async () => undefined,
    async send(order) {
      const known = transfers.get(order.id)?.payout
      if (known) return known
      if (world.isWell || random.chance(0.5)) return accept(order)
      if (random.chance(0.4)) throw new ProviderError('refused', 'no', random.pick(REFUSALS))
      if (random.chance(0.2)) throw new ProviderError('unavailable', 'too many calls')
      // The answer is lost: the provider has it, or it never arrived.
      if (random.chance(0.5)) accept(order)
      throw new ProviderError('unknown', 'the connection broke')
    },
  }

  /** The bank goes on with a payout: what arrived may come back, and what it called failed may arrive. Answers what it says of it. */
  function move(
    { payout, ...transfer }: Transfer,
    mayArriveLate: (paise: number) => boolean,
  ): ProviderPayout | undefined {
    if (!payout || payout.status === 'rejected' || payout.status === 'reversed') return undefined
    const hasArrived = payout.status === 'processed'
    const isFinal = now().getTime() - transfer.at.getTime() > RETURNED_WITHIN_MS
    if ((hasArrived || payout.status === 'failed') && (isFinal || !random.chance(0.2))) return payout
    if (payout.status === 'failed' && !mayArriveLate(transfer.paise)) return payout
    const { status, ...details }: End = hasArrived
      ? { status: 'reversed' }
      : payout.status === 'failed'
        ? { status: 'processed' }
        : random.pick(ENDS)
    const moved = { ...payout, status, status_details: details }
    const isGone = status === 'processed'
    transfers.set(payout.reference_id ?? '', { ...transfer, isGone, at: now(), payout: moved })
    return moved
  }

  return {
    provider,
    world,
    goneTo: (hostId: string) =>
      [...transfers.values()]
        .filter((transfer) => transfer.hostId === hostId && transfer.isGone)
        .reduce((sum, { paise }) => sum + paise, 0),
    isGone: (id: string) => transfers.get(id)?.isGone === true,
    /** One of a host's payouts moves on. `mayArriveLate`: whether it may arrive although it was said to have failed. */
    moveOne(hostId: string, mayArriveLate: (paise: number) => boolean) {
      const [first, ...others] = [...transfers.values()].filter((transfer) => transfer.hostId === hostId)
      return first && move(random.pick([first, ...others]), mayArriveLate)
    },
    /** Payouts on their way arrive. */
    arrive() {
      for (const [id, transfer] of transfers)
        if (transfer.isGone && transfer.payout)
          transfers.set(id, { ...transfer, payout: { ...transfer.payout, status: 'processed' } })
    },
    /** An administrator pays from our bank. */
    pay: (id: string, hostId: string, paise: number) =>
      void transfers.set(id, { hostId, paise, isGone: true, at: now() }),
    comeBack: (id: string) => {
      const transfer = transfers.get(id)
      if (transfer) transfers.set(id, { ...transfer, isGone: false })
    },
  }
}
