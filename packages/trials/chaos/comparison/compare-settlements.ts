// Compares our books with the provider's bank statement: settlements, their lines, and what is left at the provider.
import type { Kysely } from 'kysely'
import { findInconsistencies } from '../../../server/src/db/self-check/self-check.ts'
import type { Database } from '../../../server/src/db/tables.ts'
import type { BankStatement, ProviderPayment } from '../environment/provider.ts'
import { type Check, describeAll, readLedger } from './books.ts'

export interface Settled {
  statement: BankStatement
  books: Awaited<ReturnType<typeof readSettled>>
}

export async function readSettled(db: Kysely<Database>) {
  const lines = await db
    .selectFrom('settlement_lines')
    .select(['entity_id', 'type', 'payment_id', 'refund_id', 'dispute_id'])
    .where('withdrawn_at', 'is', null)
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('ledger', (join) =>
      join
        .onRef('ledger.refund_id', '=', 'refunds.id')
        .onRef('ledger.event_box_id', '=', 'refunds.event_box_id'),
    )
    .where('state', '=', 'processed')
    .where('refunds.kind', '!=', 'dispute')
    .select('refunds.id')
    .distinct()
    .execute()
  return {
    ledger: await readLedger(db),
    settlements: await db
      .selectFrom('settlements')
      .select(['id', 'amount_paise', 'utr'])
      .where('booked_at', 'is not', null)
      .execute(),
    lines,
    unmatched: lines.filter(
      ({ payment_id, refund_id, dispute_id }) => !(payment_id ?? refund_id ?? dispute_id),
    ),
    refundIds: refunds.map(({ id }) => id),
    flags: await db
      .selectFrom('review_flags')
      .select(['kind', 'settlement_id', 'payment_id', 'detail'])
      .where((of) =>
        of.or([
          of('settlement_id', 'is not', null),
          of('kind', 'in', ['settlement-late', 'money-in-dispute']),
        ]),
      )
      .where('resolved_at', 'is', null)
      .execute(),
    inconsistencies: await findInconsistencies(db),
  }
}

/** The statement is of both accounts: payouts leave one, settlements reach the other. */
const settledTo = ({ entries }: Settled['statement']): number =>
  entries.filter(({ kind }) => kind === 'settlement').reduce((sum, { credit }) => sum + credit, 0)

/** To 0 paise, of each account by itself. */
export const isOnStatement = ({ statement, books: { ledger } }: Settled): boolean =>
  ledger.bank + ledger.payout_account === statement.balance && ledger.bank === settledTo(statement)

export function compareSettlements(settled: Settled, payments: readonly ProviderPayment[]): Check[] {
  const { statement, books } = settled
  const { ledger, lines, unmatched, refundIds, flags, inconsistencies } = books
  const booked = new Map(books.settlements.map((settlement) => [settlement.id, settlement]))
  const matched = Map.groupBy(lines, ({ payment_id, refund_id }) => refund_id ?? payment_id)
  const captured = payments.filter((payment) => payment.captured).map(({ id }) => id)
  return [
    {
      guarantee: 'our two accounts in the ledger are the bank statement, to 0 paise',
      violations: isOnStatement(settled)
        ? []
        : [
            `the bank has ${JSON.stringify(statement)}, the ledger ${ledger.bank} and ${ledger.payout_account}`,
          ],
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
      guarantee: 'every line of a settlement is matched, and every payment and refund is one line',
      violations: [
        ...unmatched.map(({ type, entity_id }) => `${type} ${entity_id} matches nothing`),
        ...[...captured, ...refundIds]
          .filter((id) => matched.get(id)?.length !== 1)
          .map((id) => `${id} is ${matched.get(id)?.length ?? 0} lines`),
      ],
    },
    {
      guarantee: 'once all is settled, nothing is left at the provider or unexplained',
      violations: [
        ledger.gateway_receivable,
        ledger.disputed,
        ledger.suspense,
        ledger.payouts_in_transit,
      ].every((paise) => paise === 0)
        ? []
        : [JSON.stringify(ledger)],
    },
    {
      guarantee: 'no settlement, line or late payment is flagged',
      violations: flags.map((flag) => JSON.stringify(flag)),
    },
    {
      guarantee: 'after the settlements, the server’s own self-check finds nothing',
      violations: describeAll(inconsistencies),
    },
  ]
}
