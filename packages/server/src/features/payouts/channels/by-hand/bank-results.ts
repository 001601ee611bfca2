// Checks the rows of the file that the bank gave back, and marks their attempts as paid, each by itself.
import type { BankResult, CheckedResult } from '@lifafa/contract/endpoints/admin/bank-files'
import { isUuid } from '@lifafa/contract/fields/uuid'
import type { Kysely } from 'kysely'
import type { Database } from '../../../../db/tables.ts'
import { Failure } from '../../../../http/failure.ts'
import { bankAccountText } from '../../rules/destination.ts'
import { type Deps, listNamed, sayOutcome } from './say-outcome.ts'
import { saysPaid, tidyReference, verdictOn } from './verdicts.ts'

/** In the order of the rows, of which no two are equal; changes nothing. */
export async function checkBankResults(
  db: Kysely<Database>,
  rows: readonly BankResult[],
): Promise<CheckedResult[]> {
  const named = await listNamed(db, {
    ids: rows.map(({ reference }) => reference).filter(isUuid),
    references: rows.flatMap(({ bank_reference }) => tidyReference(bank_reference) ?? []),
  })
  const byId = new Map(named.map((attempt) => [attempt.id, attempt]))
  const read = rows.map((row) => ({
    ...{ row, reference: tidyReference(row.bank_reference) },
    attempt: byId.get(row.reference.toLowerCase()),
  }))
  const inFile = read.flatMap(({ row, reference, attempt }) =>
    saysPaid(row) && reference !== undefined && attempt ? [{ ...attempt, reference }] : [],
  )
  const payments = Map.groupBy([...named, ...inFile], ({ reference }) => reference?.toUpperCase())
  const said = Map.groupBy(read, ({ attempt }) => attempt)
  return read.map(({ row, reference, attempt }) => {
    const others = payments.get(reference)?.filter(({ id }) => id !== attempt?.id) ?? []
    const isOfHost = others.some(({ host_id }) => host_id === attempt?.host_id)
    const otherwise = isOfHost ? 'host-reference' : others.length > 0 ? 'shared-reference' : 'ready'
    const isRepeated = (said.get(attempt)?.length ?? 0) > 1
    return {
      verdict: verdictOn(row, attempt, { isRepeated, otherwise }),
      reference: row.reference,
      bank_reference: reference ?? row.bank_reference,
      payout: attempt
        ? {
            ...{ id: attempt.id, host: attempt.host, box: attempt.box, number: attempt.number },
            amount_paise: attempt.amount_paise,
            to: attempt.upi_id ?? bankAccountText(attempt, 'masked'),
          }
        : null,
    }
  })
}

type Seen = { id: string; reference: string; is_shared: boolean }

/**
 * Marks one attempt after another: a refused row is answered with its sentence, and the others are marked. If the process ends in between,
 * the marked rows stay marked, and a repetition marks the rest.
 */
export async function markBankResults(
  deps: Deps,
  { rows, adminId }: { rows: readonly Seen[]; adminId: string },
): Promise<{ id: string; refusal: string | null }[]> {
  const outcomes = []
  for (const { id, ...seen } of rows) {
    const saying = sayOutcome(deps, { attemptId: id, adminId }, { outcome: 'paid', ...seen })
    const refusal = await saying.then(
      () => null,
      (error) => {
        if (error instanceof Failure) return error.message
        throw error
      },
    )
    outcomes.push({ id, refusal })
  }
  return outcomes
}
