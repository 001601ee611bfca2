// Sentences of review flags for administrators: name, advice, and the facts.
import { signedPaise } from '../../money.ts'
import type { FlagDetail, FlagFacts, FlagKind, LineFault } from '../../review-flags.ts'

type Words = { name: string; advice: string }

const kinds: Readonly<Record<FlagKind, Words>> = {
  'amount-differs': {
    name: 'Amount differs',
    advice: 'The amount received is counted. If the guest paid too much, refund the rest from the timeline.',
  },
  'no-box': {
    name: 'No event box',
    advice:
      'Payment without an event, or for an event box missing from a restored backup. If no one claims it, refund it from Razorpay’s dashboard. The share in a linked account is then reversed.',
  },
  'other-currency': {
    name: 'Other currency',
    advice: 'This isn’t counted as a gift. Refund it from Razorpay’s dashboard.',
  },
  'refund-failed': {
    name: 'Refund failed',
    advice: 'The guest’s money is still with us. Refund it again from the timeline, or from our bank.',
  },
  'refund-late': {
    name: 'Refund delayed',
    advice: 'The guest is waiting. Ask Razorpay why; our balance there may be too low.',
  },
  'refund-stopped': {
    name: 'Refund not sent',
    advice:
      'This refund was requested here, but no money has left. Check the timeline and request it again if still needed.',
  },
  'gift-gone': {
    name: 'Gift already refunded',
    advice:
      'The guest paid twice. The gift was refunded and the other payment is left. Ask the guest which one to keep.',
  },
  'money-in-dispute': {
    name: 'Dispute amounts differ',
    advice:
      'All its disputes have ended. Compare Razorpay’s deductions with their results and claim what is missing. Enter a dispute fee as a charge, with a correction.',
  },
  'host-owes': {
    name: 'Host owes us',
    advice:
      'The gift was refunded after we paid it to the host. We’ll deduct it from later gifts. If there are none, contact the host.',
  },
  'settlement-line': {
    name: 'Unexpected settlement line',
    advice: 'Compare it with Razorpay’s report.',
  },
  'settlement-sum-differs': {
    name: 'Settlement total differs',
    advice:
      'Compare it with Razorpay’s report and our bank statement. It goes into the ledger once its lines add up.',
  },
  'settlement-without-utr': {
    name: 'No bank reference',
    advice: 'Find it on our bank statement or ask Razorpay. It isn’t in the ledger yet.',
  },
  'settlement-late': {
    name: 'Not settled in time',
    advice: 'Ask Razorpay why the money is held up.',
  },
  'settlement-failed': {
    name: 'Settlement failed',
    advice: 'Check our bank account in Razorpay’s dashboard. Razorpay will try again.',
  },
  other: { name: 'Reported earlier', advice: 'Check the timeline.' },
}

/** The advice on each. */
const lines: Readonly<Record<LineFault, string>> = {
  'unknown-payment':
    'Look up the payment at Razorpay. If it is ours, it will be matched automatically. If not, ask Razorpay.',
  'unknown-refund':
    'Look up the refund at Razorpay. If it belongs to one of our payments, it will be matched automatically.',
  'unknown-adjustment': 'Ask Razorpay what it is for, then add a correction that says so.',
  'amount-differs': 'Ask Razorpay about the difference. Money that it moved stays in suspense until then.',
  'fee-differs':
    'Compare it with Razorpay’s invoice. If the fee is right, add a correction. If not, claim the difference.',
  twice:
    'If Razorpay paid it twice, it will ask for it back. If it deducted it twice, claim it. It stays in suspense until then.',
}

/** Without a capital and a full stop, for use in a list or after a colon. */
function reason({ kind, payment_id, settlement_id, detail }: FlagFacts): string {
  switch (kind) {
    case 'amount-differs':
      return `paid ${rupees(detail.paid_paise)} instead of ${rupees(detail.ordered_paise)}`
    case 'no-box':
      return 'paid before its event box was known'
    case 'other-currency':
      return `paid in ${detail.currency ?? 'another currency'}`
    case 'refund-failed':
      return detail.refund_paise === undefined
        ? 'a refund failed'
        : `a refund of ${rupees(detail.refund_paise)} failed`
    case 'refund-late':
      return `a refund of ${rupees(detail.refund_paise)} is delayed`
    case 'refund-stopped':
      return `a refund of ${rupees(detail.refund_paise)} wasn’t sent: ${stopped(detail)}`
    case 'gift-gone':
      return `the gift was already refunded; ${payment_id} is left of its order`
    case 'money-in-dispute':
      return (detail.amount_paise ?? 0) < 0
        ? `${rupees(-(detail.amount_paise ?? 0))} of a lost dispute should have been deducted by now`
        : `${rupees(detail.amount_paise)} more than was lost in disputes stays deducted`
    case 'host-owes':
      return `refunded after it was paid out: the host owes ${rupees(detail.owed_paise)}`
    case 'settlement-line':
      return ofLine(settlement_id, detail)
    case 'settlement-sum-differs':
      return `settlement ${settlement_id} is ${rupees(detail.amount_paise)}, but its lines add up to ${rupees(detail.entered_paise)}`
    case 'settlement-without-utr':
      return `settlement ${settlement_id} of ${rupees(detail.amount_paise)} is processed but has no bank reference`
    case 'settlement-late':
      return detail.entity_id === undefined
        ? `${rupees(detail.amount_paise)} of ${payment_id} should have been settled by now`
        : `the refund ${detail.entity_id} of ${rupees(detail.amount_paise)} should have been deducted from a settlement by now`
    case 'settlement-failed':
      return `our bank returned settlement ${settlement_id} of ${rupees(detail.amount_paise)}`
    case 'other':
      return detail.text ?? 'no reason recorded'
  }
}

function ofLine(settlement_id: string | null, detail: FlagDetail): string {
  switch (detail.line) {
    case 'unknown-payment':
      return `settlement ${settlement_id} has ${rupees(detail.line_paise)} of ${line(detail)}, a payment that isn’t in our books`
    case 'unknown-refund':
      return `settlement ${settlement_id} deducts ${rupees(detail.line_paise)} for ${line(detail)}, a refund that isn’t in our books`
    case 'amount-differs':
      return `settlement ${settlement_id} has ${rupees(detail.line_paise)} for ${line(detail)}, our books have ${rupees(detail.entered_paise)}`
    case 'fee-differs':
      return `settlement ${settlement_id} has a fee of ${rupees(detail.line_paise)} (${rupees(detail.line_tax_paise)} GST) for ${line(detail)}, our books have ${rupees(detail.entered_paise)} (${rupees(detail.entered_tax_paise)})`
    case 'twice':
      return `settled a second time: ${line(detail)}, in ${settlement_id} with ${rupees(detail.line_paise)}`
    default:
      return `settlement ${settlement_id} has ${line(detail)} of ${rupees(detail.line_paise)}${detail.description ? ` (${detail.description})` : ''}, which isn’t in our books`
  }
}

function stopped({ stopped_by, refusal }: FlagFacts['detail']): string {
  if (stopped_by === 'other-refund') return 'another refund of this payment came first'
  if (stopped_by === 'dispute') return 'the guest’s bank disputes the payment'
  return `Razorpay refused it${refusal ? `: ${refusal}` : ''}`
}

const rupees = (paise: number | undefined): string => (paise === undefined ? 'an amount' : signedPaise(paise))
const line = ({ entity_id }: FlagDetail): string => entity_id ?? 'a line'

export const reviewFlagSentences = {
  kinds,
  reason,
  /** The reason, and whether its cause is gone. */
  standing: (flag: FlagFacts, isResolved: boolean) =>
    isResolved ? `${reason(flag)} (resolved since)` : reason(flag),
} as const

/** The name of a flag, as its filter has it, and what to do about it. */
export const wordsOfFlag = ({ kind, detail }: Pick<FlagFacts, 'kind' | 'detail'>): Words =>
  detail.line === undefined ? kinds[kind] : { ...kinds[kind], advice: lines[detail.line] }
