// Compares the provider's list of payouts with ours: what no webhook reported, and what a restored backup lacks.
import { isUuid } from '@lifafa/contract/fields/uuid'
import { type Kysely, sql } from 'kysely'
import { raise } from '../../../../alarms.ts'
import type { Database } from '../../../../db/tables.ts'
import { isConstraintViolation } from '../../../../db/transaction.ts'
import { keyModeOf } from '../../../../provider/key-mode.ts'
import type { ProviderPayout, SentPayouts } from '../../../../provider/objects/payouts.ts'
import { syncProviderList } from '../../../../provider/sync-provider-list.ts'
import type { Services } from '../../../../services.ts'
import { LONGEST_AGO_MS } from '../../reads/missing.ts'
import { HOUR_MS } from '../../rules/states.ts'
import { applyReport, type ReportDeps } from './apply-report.ts'
import { isMoneySent, isNews } from './report.ts'

/** Lists lag behind, and clocks differ: this much of the list is read again each time. */
const OVERLAP_MS = HOUR_MS

type Deps = ReportDeps &
  Pick<Services, 'providerSettings'> & { sentPayouts: SentPayouts; signal: AbortSignal }

/**
 * Passes each payout that is unknown, or whose state is further than ours, to applyReport. Nothing is sent before the list was read to its
 * end: a payout that a restored backup lacks may have paid all that is owed. Throws ProviderError; then nothing may be sent. One report
 * that our database refuses stops no other host: it is told, and its payout stays as it is.
 */
export async function syncListedPayouts(deps: Deps): Promise<void> {
  const { db, sentPayouts, providerSettings } = deps
  const list = {
    name: 'payouts',
    page: sentPayouts.list,
    overlapMs: OVERLAP_MS,
    firstLookMs: LONGEST_AGO_MS,
    restMs: 0,
  } as const
  await syncProviderList({ ...deps, keyMode: keyModeOf(providerSettings.keyId) }, list, async (listed) => {
    for (const payout of await listChanged(db, listed))
      await applyReport(deps, payout).catch((error) => {
        if (!isConstraintViolation(error)) throw error
        const { id, reference_id, status } = payout
        raise(deps.log, 'payout-differs', { payout: reference_id, told: id, status, err: error })
      })
  })
}

/**
 * An attempt of ours has our id as its reference; others may go through the same account. Two payouts under one reference pay a host twice.
 * One that was not seen there before may be a payment by the provider's sheet, or was said to be over.
 */
async function listChanged(db: Kysely<Database>, listed: ProviderPayout[]): Promise<ProviderPayout[]> {
  const ours = listed.filter(({ reference_id }) => isUuid(reference_id ?? ''))
  const rows = await db
    .selectFrom('payout_attempts')
    .select(['id', 'state', 'paid_at', 'provider_payout_id'])
    .where('id', '=', sql<string>`any(${ours.map(({ reference_id }) => reference_id)}::uuid[])`)
    .execute()
  return ours.filter((payout) => {
    const attempt = rows.find(({ id }) => id === payout.reference_id)
    const known = attempt?.provider_payout_id ?? null
    if (attempt && (known ?? payout.id) === payout.id && isNews(payout, attempt)) return true
    return known !== payout.id && isMoneySent(payout)
  })
}
