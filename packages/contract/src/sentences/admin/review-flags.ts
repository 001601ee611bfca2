// Sentences of review flags for administrators: name, advice, and the facts.
import { signedPaise } from '../../money.ts'
import type { FlagDetail, FlagFacts, FlagKind, LineFault } from '../../review-flags.ts'

type Words = { name: string; advice: string }

const kinds: Readonly<Record<FlagKind, Words>> = {
  'amount-differs': {
    name: 'Amount differs',
    advice: 'It is counted as it came. Where the guest paid too much, refund the rest from its timeline.',
  },
  'no-box': {
    name: 'No event box',
    advice:
      'Money of a caller that never said for whom, or for a box that a restored backup lacks. If nobody names the box, give it back at the provider: what a linked account holds of it is reversed then.',
  },
  'other-currency': {
    name: 'Other currency',
    advice: 'It is no gift, and stays with us. Give it back at the provider.',
  },
  'refund-failed': {
    name: 'Refund failed',
    advice: 'The guest’s money is still with us. Refund it again from its timeline, or by our bank.',
  },
  'refund-late': {
    name: 'Refund not carried out',
    advice: 'The guest waits. Ask the provider what holds it back: its balance there may be too low.',
  },
  'refund-stopped': {
    name: 'Refund not sent',
    advice:
      'It was requested here, and no money has left. Read the timeline; request it again if it is still wanted.',
  },
  'gift-gone': {
    name: 'Gift had gone back',
    advice:
      'Of two payments the gift went back, and the other is left. Ask the guest which was meant to stay.',
  },
  'money-in-dispute': {
    name: 'Money of a dispute',
    advice:
      'All its disputes have ended. Compare the deductions at the provider with how they ended, and ask for what is missing; a fee for the dispute is a charge, by a correction.',
  },
  'host-owes': {
    name: 'Host owes us',
    advice: 'It was paid out before it went back. Later gifts make up for it; else write to the host.',
  },
  'settlement-line': {
    name: 'Line of a settlement',
    advice: 'Compare it with the provider’s report.',
  },
  'settlement-sum-differs': {
    name: 'Settlement is not its lines',
    advice: 'Compare it with the provider’s report and our bank statement. It is not in the ledger yet.',
  },
  'settlement-without-utr': {
    name: 'No bank reference',
    advice: 'Find it on our bank statement, or ask the provider. It is not in the ledger yet.',
  },
  'settlement-late': {
    name: 'Not settled in time',
    advice: 'Ask the provider why it holds the money back.',
  },
  'settlement-failed': {
    name: 'Settlement failed',
    advice: 'See at the provider whether our bank account is right. It is tried again.',
  },
  other: { name: 'Told before', advice: 'Read its timeline.' },
}

const lines: Readonly<Record<LineFault, Words>> = {
  'unknown-payment': {
    name: 'Settled, unknown payment',
    advice:
      'Look the payment up at the provider. If it is one of ours, it is found and matched by itself; otherwise ask the provider.',
  },
  'unknown-refund': {
    name: 'Deducted, unknown refund',
    advice:
      'Look the refund up at the provider. If it is of a payment of ours, it is found and matched by itself.',
  },
  'unknown-adjustment': {
    name: 'Unknown adjustment',
    advice: 'Ask the provider what it is for, and write a correction that says so.',
  },
  'amount-differs': {
    name: 'Settled amount differs',
    advice: 'Ask the provider for the difference. It stands in suspense until then.',
  },
  'fee-differs': {
    name: 'Fee differs',
    advice:
      'Compare with the provider’s invoice. If its fee is right, write a correction; otherwise ask for the difference.',
  },
  twice: {
    name: 'Settled twice',
    advice: 'The provider will want it back. It stands in suspense until then.',
  },
}

/** Without a capital and a full stop, for use in a list or after a colon. */
function reason({ kind, payment_id, settlement_id, detail }: FlagFacts): string {
  switch (kind) {
    case 'amount-differs':
      return `paid ${rupees(detail.paid_paise)} where ${rupees(detail.ordered_paise)} were asked for`
    case 'no-box':
      return 'money arrived before its event box was named'
    case 'other-currency':
      return `paid in ${detail.currency ?? 'another currency'}`
    case 'refund-failed':
      return detail.refund_paise === undefined
        ? 'a refund failed'
        : `a refund of ${rupees(detail.refund_paise)} failed`
    case 'refund-late':
      return `a refund of ${rupees(detail.refund_paise)} was asked for long ago, and has not been carried out`
    case 'refund-stopped':
      return `a refund of ${rupees(detail.refund_paise)} was not sent: ${stopped(detail)}`
    case 'gift-gone':
      return `the gift had gone back; ${payment_id} is left of its order`
    case 'money-in-dispute':
      return (detail.amount_paise ?? 0) < 0
        ? `${rupees(-(detail.amount_paise ?? 0))} of a lost dispute should have been deducted by now`
        : `${rupees(detail.amount_paise)} more than was lost in disputes stays deducted`
    case 'host-owes':
      return `given back after it had been paid out: the host owes ${rupees(detail.owed_paise)}`
    case 'settlement-line':
      return ofLine(settlement_id, detail)
    case 'settlement-sum-differs':
      return `settlement ${settlement_id} is ${rupees(detail.amount_paise)}, its lines are ${rupees(detail.entered_paise)}`
    case 'settlement-without-utr':
      return `settlement ${settlement_id} of ${rupees(detail.amount_paise)} is processed, and has no bank reference`
    case 'settlement-late':
      return detail.entity_id === undefined
        ? `${rupees(detail.amount_paise)} of ${payment_id} should have been settled by now`
        : `the refund ${detail.entity_id} of ${rupees(detail.amount_paise)} should have been deducted from a settlement by now`
    case 'settlement-failed':
      return `our bank did not take settlement ${settlement_id} of ${rupees(detail.amount_paise)}`
    case 'other':
      return detail.text ?? 'no reason was written down'
  }
}

function ofLine(settlement_id: string | null, detail: FlagDetail): string {
  switch (detail.line) {
    case 'unknown-payment':
      return `settlement ${settlement_id} has ${rupees(detail.line_paise)} of ${line(detail)}, a payment that is not in our books`
    case 'unknown-refund':
      return `settlement ${settlement_id} deducts ${rupees(detail.line_paise)} for ${line(detail)}, a refund that is not in our books`
    case 'amount-differs':
      return `settlement ${settlement_id} has ${rupees(detail.line_paise)} for ${line(detail)}, our books have ${rupees(detail.entered_paise)}`
    case 'fee-differs':
      return `settlement ${settlement_id} has a fee of ${rupees(detail.line_paise)} (${rupees(detail.line_tax_paise)} GST) for ${line(detail)}, our books have ${rupees(detail.entered_paise)} (${rupees(detail.entered_tax_paise)})`
    case 'twice':
      return `settled a second time: ${line(detail)}, in ${settlement_id} with ${rupees(detail.line_paise)}`
    default:
      return `settlement ${settlement_id} has ${line(detail)} of ${rupees(detail.line_paise)}${detail.description ? ` (${detail.description})` : ''}, which is nothing in our books`
  }
}

function stopped({ stopped_by, refusal }: FlagFacts['detail']): string {
  if (stopped_by === 'other-refund') return 'another refund of the payment came first'
  if (stopped_by === 'dispute') return 'the guest’s bank disputes the payment'
  return `the provider refuses it${refusal ? `: ${refusal}` : ''}`
}

const rupees = (paise: number | undefined): string => (paise === undefined ? 'an amount' : signedPaise(paise))
const line = ({ entity_id }: FlagDetail): string => entity_id ?? 'a line'

export const reviewFlagSentences = {
  kinds,
  reason,
  /** The reason, and whether its cause is gone. */
  standing: (flag: FlagFacts, isResolved: boolean) =>
    isResolved ? `${reason(flag)} (settled since)` : reason(flag),
} as const

/** The name of a flag, and what to do about it. */
export const wordsOfFlag = ({ kind, detail }: Pick<FlagFacts, 'kind' | 'detail'>): Words =>
  detail.line === undefined ? kinds[kind] : lines[detail.line]
