// Checks the rows of the file that the bank gave back, and marks their payouts as paid, each by itself.

import type { BankResult, CheckedResult } from '@lifafa/contract/endpoints/admin/bank-files'
import { isUuid } from '@lifafa/contract/fields/uuid'
import { type Kysely, sql } from 'kysely'
import type { Database, Paise } from '../../../db/tables.ts'
import { inSnapshot } from '../../../db/transaction.ts'
import { Failure } from '../../../http/failure.ts'
import type { Services } from '../../../services.ts'
import { type PayoutOfRow, saysPaid, sentTo, tidyReference, verdictOn } from '../rules/bank-results.ts'
import { markPaid } from './mark-paid.ts'
import { listHostsByReference } from './shared-reference.ts'

type KnownPayout = PayoutOfRow & { host: string; box: string }

/** In the order of the rows; changes nothing. */
export async function checkBankResults(
  { db, provider, now }: Pick<Services, 'db' | 'provider'> & { now: Date },
  rows: readonly BankResult[],
): Promise<CheckedResult[]> {
  const { known, hosts } = await inSnapshot(db, async (trx) => ({
    known: await listKnown(
      trx,
      rows.map(({ reference }) => reference.toLowerCase()),
    ),
    hosts: await listHostsByReference(
      trx,
      rows.flatMap(({ bank_reference }) => tidyReference(bank_reference) ?? []),
    ),
  }))
  const isSending = provider.payouts !== undefined
  const payoutOf = ({ reference }: BankResult) => known.get(reference.toLowerCase())
  for (const row of rows.filter(saysPaid)) {
    const [reference, payout] = [tidyReference(row.bank_reference), payoutOf(row)]
    if (reference !== undefined && payout)
      hosts.set(reference, new Set([...(hosts.get(reference) ?? []), payout.host_id]))
  }
  const seen = new Set<string>()
  return rows.map((row) => {
    const payout = payoutOf(row)
    const reference = tidyReference(row.bank_reference)
    const isReferenceShared = reference !== undefined && (hosts.get(reference)?.size ?? 0) > 1
    const isRepeated = payout !== undefined && seen.has(payout.id)
    if (payout) seen.add(payout.id)
    const verdict = verdictOn(row, payout, { isRepeated, isReferenceShared, isSending, now })
    return {
      verdict,
      sent_to: sentTo(verdict, row, payout),
      reference: row.reference,
      bank_reference: reference ?? row.bank_reference,
      status: row.status,
      payout: payout
        ? {
            id: payout.id,
            host: payout.host,
            box: payout.box,
            amount_paise: payout.amount_paise,
            upi_id: payout.hostUpiId,
          }
        : null,
    }
  })
}

async function listKnown(db: Kysely<Database>, ids: readonly string[]): Promise<Map<string, KnownPayout>> {
  const { rows } = await sql<KnownPayout>`
    select p.*, h.upi_id as "hostUpiId", h.upi_id_changed_at, h.first_name || ' ' || h.last_name as host, b.name as box
    from payouts p join hosts h on h.id = p.host_id join event_boxes b on b.id = p.event_box_id
    where p.id = any(${ids.filter(isUuid)}::uuid[])`.execute(db)
  return new Map(rows.map((payout) => [payout.id, payout]))
}

type Deps = Parameters<typeof markPaid>[0]
type Seen = {
  id: string
  reference: string
  upiId: string | null
  amountPaise: Paise
  wasSentBefore: boolean
  isShared: boolean
}

/**
 * As `markPaid` does it, one after another: what was refused is answered with its sentence, and the others are marked. Where the
 * process ends in between, those that are marked stay so, and a repetition marks the rest.
 */
export async function markBankResults(
  deps: Deps,
  { rows, adminId }: { rows: readonly Seen[]; adminId: string },
): Promise<{ id: string; refusal: string | null }[]> {
  const outcomes = []
  for (const { upiId, amountPaise, ...payment } of rows)
    outcomes.push({
      id: payment.id,
      refusal: await refusalOf(markPaid(deps, { ...payment, seen: { upiId, amountPaise }, adminId })),
    })
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
