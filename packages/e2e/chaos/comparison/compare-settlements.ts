// Compares our books with the provider's bank statement: settlements, their lines, and what is left at the provider.
import type { ProviderPayment } from '../environment/provider-books.ts'
import type { Settled } from '../settlements/settle-all.ts'
import type { Check } from './check.ts'

export function compareSettlements(
  { statement, books }: Settled,
  payments: readonly ProviderPayment[],
): Check[] {
  const { ledger, settlements, lines, unmatched, refundIds, flags, inconsistencies } = books
  const booked = new Map(
    settlements
      .filter(({ booked_at }) => booked_at !== null)
      .map((settlement) => [settlement.id, settlement]),
  )
  const matched = new Map<string | null, number>()
  for (const { payment_id, refund_id } of lines)
    matched.set(refund_id ?? payment_id, (matched.get(refund_id ?? payment_id) ?? 0) + 1)
  const captured = payments.filter((payment) => payment.captured).map(({ id }) => id)
  return [
    {
      guarantee: 'our bank account in the ledger is the bank statement, to 0 paise',
      violations:
        ledger.bank === statement.balance
          ? []
          : [`the bank has ${statement.balance} paise, the ledger ${ledger.bank}`],
    },
    {
      guarantee: 'each settlement on the bank statement is in the ledger, with its amount and reference',
      violations: statement.entries
        .filter(({ kind }) => kind === 'settlement')
        .filter(({ of, credit, reference }) => {
          const ours = booked.get(of)
          return ours?.amount_paise !== credit || ours.utr !== reference
        })
        .map((entry) => `${JSON.stringify(entry)}, our books say ${JSON.stringify(booked.get(entry.of))}`),
    },
    {
      guarantee:
        'every line of a settlement is matched, and every payment, refund and lost dispute is one line',
      violations: [
        ...unmatched.map(({ type, entity_id }) => `${type} ${entity_id} matches nothing`),
        ...[...captured, ...refundIds]
          .filter((id) => matched.get(id) !== 1)
          .map((id) => `${id} is ${matched.get(id) ?? 0} lines`),
      ],
    },
    {
      guarantee: 'once all is settled, nothing is left at the provider or unexplained',
      violations:
        ledger.gateway_receivable === 0 && ledger.suspense === 0 && ledger.payouts_in_transit === 0
          ? []
          : [JSON.stringify(ledger)],
    },
    {
      guarantee: 'no settlement, line or late payment is flagged',
      violations: flags.map((flag) => JSON.stringify(flag)),
    },
    {
      guarantee: 'after the settlements, the server’s own self-check finds nothing',
      violations: inconsistencies.map(({ check, rows }) => `${check}: ${JSON.stringify(rows.slice(0, 3))}`),
    },
  ]
}
