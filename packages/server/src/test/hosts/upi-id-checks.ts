// Checks of UPI IDs in tests: what is known, and how it becomes known.
import { sql } from 'kysely'
import { vi } from 'vitest'
import { askDue } from '../../features/profile/upi-id/ask-bank.ts'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'
import { PATIENCE_MS } from '../patience.ts'
import { control } from '../paying.ts'
import { wait } from './accounts.ts'

export const ASK = ['POST', '/settings/user/upi-id/ask'] as const
export const ANSWER = ['POST', '/settings/user/upi-id/answer'] as const

export const checksOf = ({ services }: TestApp, hostId: string) =>
  services.db
    .selectFrom('upi_id_checks')
    .selectAll()
    .where('host_id', '=', hostId)
    .orderBy('created_at')
    .execute()

/** The answer on the host's pages. */
export const shownTo = async (app: TestApp, hostId: string) =>
  (await call(app, ['GET', '/settings/user'], { hostId })).body.upi_id_check

/** Runs the scheduled task once, `ms` later. */
export async function askLater(app: TestApp, ms: number): Promise<void> {
  wait(app, ms)
  const log = { error: (what: unknown) => void app.logged.push(what as never) }
  await askDue({ ...app.services, log, signal: new AbortController().signal })
}

/** Until the jobs that were just added have asked the provider. */
export const untilAsked = ({ services }: TestApp) =>
  vi.waitFor(async () => {
    const { rows } = await sql`select from pgboss.job
      where name = 'check-upi-id' and state in ('created', 'retry', 'active')`.execute(services.db)
    if (rows.length > 0) throw new Error(`${rows.length} UPI IDs were not asked about yet.`)
  }, PATIENCE_MS)

type Validation = { id: string; reference_id: string; status: string; notes: object }

/** The provider's validations for these checks, newest first. */
export async function askedFor(app: TestApp, ids: readonly string[]): Promise<Validation[]> {
  const { validations } = await control<{ validations: Validation[] }>(app, 'GET', '/validations')
  return validations.filter(({ reference_id }) => ids.includes(reference_id))
}

/** A row as if the bank had told a name. */
export const insertFound = (
  { services, clock }: TestApp,
  hostId: string,
  upiId: string,
  name = 'MEERA NAIR',
) =>
  services.db
    .insertInto('upi_id_checks')
    .values({
      ...{ host_id: hostId, upi_id: upiId, state: 'found', registered_name: name, name_match_score: 100 },
      ...{ asked_at: clock.now, created_at: clock.now, updated_at: clock.now },
    })
    .execute()
