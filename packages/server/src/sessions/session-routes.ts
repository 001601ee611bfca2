// Serves the calls on an account's own sessions: list them, end one, end the others, and, for administrators, end all.
import { adminSignOutEverywhere } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import * as calls from '@lifafa/contract/endpoints/sessions'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { logAdminAction } from '../audit-log/writes.ts'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { audited } from '../http/audited.ts'
import { Failure } from '../http/failure.ts'
import type { Serve } from '../http/serve.ts'
import type { LiveUpdates } from '../live-updates/live-updates.ts'
import { endOtherSessions, endOwnSession, endSessions } from './end-sessions.ts'
import { listSessions } from './list-sessions.ts'
import { accountTable, type Owner } from './owner.ts'

type Deps = { db: Kysely<Database>; live: LiveUpdates; now: () => Date }

const HOST = {
  audience: 'host',
  list: calls.listSessions,
  one: calls.endSession,
  others: calls.endOtherSessions,
} as const
const ADMIN = {
  audience: 'admin',
  list: calls.adminListSessions,
  one: calls.adminEndSession,
  others: calls.adminEndOtherSessions,
} as const

const OWN_SESSIONS = { countedAs: 'ownSessions' } as const

export function sessionRoutes(serve: Serve, deps: Deps): void {
  const { db, now } = deps
  for (const { audience, list, one, others } of [HOST, ADMIN]) {
    serve(
      list,
      async ({ accountId: id, sessionId }) => ({
        sessions: await listSessions(db, { audience, id }, sessionId, now()),
      }),
      OWN_SESSIONS,
    )

    serve(
      one,
      async ({ accountId: id, params, log }) => {
        const owner = { audience, id }
        await end(deps, log, owner, 'session-ended', async (trx) => {
          if (!(await endOwnSession(trx, owner, params.id, now()))) throw new Failure('notFound')
        })
        return { success: true, message: sessionSentences.ended }
      },
      OWN_SESSIONS,
    )

    serve(
      others,
      async ({ accountId: id, sessionId, log }) => {
        const owner = { audience, id }
        await end(deps, log, owner, 'other-sessions-ended', async (trx) => {
          await lockAccount(trx, owner)
          await endOtherSessions(trx, owner, sessionId, now())
        })
        return { success: true, message: sessionSentences.othersEnded }
      },
      OWN_SESSIONS,
    )
  }

  serve(
    adminSignOutEverywhere,
    async ({ accountId: id, log }) => {
      const owner = { audience: 'admin', id } as const
      await end(deps, log, owner, 'signed-out-everywhere', (trx) => endSessions(trx, owner, now()))
      return { success: true, message: adminSentences.signedOutEverywhere }
    },
    OWN_SESSIONS,
  )
}

/** As the log names them. */
const EVENTS = {
  'session-ended': 'end-session',
  'other-sessions-ended': 'end-other-sessions',
  'signed-out-everywhere': 'sign-out-everywhere',
} as const

/** Logs the outcome; an administrator's is in the audit log, too, and open pages of a host are told. */
async function end(
  { db, live, now }: Deps,
  log: FastifyBaseLogger,
  { audience, id }: Owner,
  action: keyof typeof EVENTS,
  ending: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  const isHost = audience === 'host'
  const who = isHost ? { event: EVENTS[action], host: id } : { event: `admin-${EVENTS[action]}`, admin: id }
  await audited(log, who, () =>
    inTransaction(db, async (trx) => {
      await ending(trx)
      if (!isHost) await logAdminAction(trx, { action, adminId: id, now: now() })
    }),
  )
  if (isHost) live.publish({ hostId: id })
}

/** As a sign-in does: a session that begins meanwhile ends too, or begins after this. */
const lockAccount = (trx: Transaction<Database>, { audience, id }: Owner) =>
  trx.selectFrom(accountTable[audience]).select('id').where('id', '=', id).forNoKeyUpdate().execute()
