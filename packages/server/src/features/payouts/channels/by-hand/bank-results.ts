// Checks the rows of the file that the bank gave back, and marks their attempts as paid, each by itself.
import type { BankResult, CheckedResult } from '@lifafa/contract/endpoints/admin/bank-files'
import { isUuid } from '@lifafa/contract/fields/uuid'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../../../db/tables.ts'
import { inSnapshot } from '../../../../db/transaction.ts'
import { Failure } from '../../../../http/failure.ts'
import { bankAccountText, type DestinationColumns } from '../../rules/destination.ts'
import { type Deps, markPaid } from './say-outcome.ts'
import { listPaymentsWith, type Payment } from './shared-reference.ts'
import { type AttemptOfRow, cellAgainst, saysPaid, tidyReference, verdictOn } from './verdicts.ts'

type KnownAttempt = AttemptOfRow & DestinationColumns & { host_id: string; host: string; box: string }

/** In the order of the rows; changes nothing. */
export async function checkBankResults(
  db: Kysely<Database>,
  rows: readonly BankResult[],
): Promise<CheckedResult[]> {
  const { known, paid } = await inSnapshot(db, async (trx) => ({
    known: await listKnown(
      trx,
      rows.map(({ reference }) => reference.toLowerCase()),
    ),
    paid: await listPaymentsWith(
      trx,
      rows.flatMap(({ bank_reference }) => tidyReference(bank_reference) ?? []),
    ),
  }))
  const read = rows.map((row) => ({
    ...{ row, reference: tidyReference(row.bank_reference) },
    attempt: known.get(row.reference.toLowerCase()),
  }))
  const inFile = read.flatMap(({ row, reference, attempt }): Payment[] =>
    saysPaid(row) && reference !== undefined && attempt
      ? [{ reference, attemptId: attempt.id, hostId: attempt.host_id }]
      : [],
  )
  const payments = Map.groupBy([...paid, ...inFile], ({ reference }) => reference)
  const seen = new Set<KnownAttempt>()
  return read.map(({ row, reference, attempt }) => {
    const others = payments.get(reference ?? '')?.filter(({ attemptId }) => attemptId !== attempt?.id) ?? []
    const isOfHost = others.some(({ hostId }) => hostId === attempt?.host_id)
    const sharedWith = isOfHost ? 'same-host' : others.length > 0 ? 'others' : 'nobody'
    const isRepeated = attempt !== undefined && seen.has(attempt)
    if (attempt) seen.add(attempt)
    const verdict = verdictOn(row, attempt, { isRepeated, sharedWith })
    return {
      verdict,
      reference: row.reference,
      bank_reference: reference ?? row.bank_reference,
      in_file: cellAgainst(verdict, row),
      payout: attempt
        ? {
            id: attempt.id,
            host: attempt.host,
            box: attempt.box,
            amount_paise: attempt.amount_paise,
            to: attempt.upi_id ?? bankAccountText(attempt, 'masked'),
          }
        : null,
    }
  })
}

async function listKnown(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, KnownAttempt>> {
  const { rows } = await sql<KnownAttempt>`
    select a.*, p.host_id, h.first_name || ' ' || h.last_name as host, b.name as box
    from payout_attempts a join payouts p on p.id = a.payout_id join hosts h on h.id = p.host_id
      join event_boxes b on b.id = p.event_box_id
    where a.id = any(${ids.filter(isUuid)}::uuid[])`.execute(db)
  return new Map(rows.map((attempt) => [attempt.id, attempt]))
}

type Seen = { attemptId: string; reference: string; isShared: boolean }

/**
 * Calls `markPaid` for one row after another: a refused row is answered with its sentence, and the others are marked. If the
 * process ends in between, the marked rows stay marked, and a repetition marks the rest.
 */
export async function markBankResults(
  deps: Deps,
  { rows, adminId }: { rows: readonly Seen[]; adminId: string },
): Promise<{ id: string; refusal: string | null }[]> {
  const outcomes = []
  for (const row of rows)
    outcomes.push({ id: row.attemptId, refusal: await refusalOf(markPaid(deps, { ...row, adminId })) })
  return outcomes
}

async function refusalOf(marking: Promise<void>): Promise<string | null> {
  try {
    await marking
    return null
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}
