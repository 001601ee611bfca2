// Serves the calls on an account's own sessions: refresh, log out, list them, end one, end the others, and, for
// administrators, end all.
import * as tokenCalls from '@lifafa/contract/endpoints/session-tokens'
import * as calls from '@lifafa/contract/endpoints/sessions'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { shellSentences } from '@lifafa/contract/sentences/host/shell'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely, Transaction } from 'kysely'
import { logAdminAction } from '../audit-log/writes.ts'
import type { Database } from '../db/tables.ts'
import { inTransaction } from '../db/transaction.ts'
import { audited } from '../http/audited.ts'
import { Failure } from '../http/failure.ts'
import type { RateLimits } from '../http/limits/rate-limiter.ts'
import type { Serve } from '../http/serve.ts'
import type { LiveUpdates } from '../live-updates/live-updates.ts'
import type { Keys } from '../secrets.ts'
import { endFamily, endOtherSessions, endOwnSession, endSessions } from './end-sessions.ts'
import { limitTokens } from './limit-tokens.ts'
import { listSessions } from './list-sessions.ts'
import { accountTable, type Owner } from './owner.ts'
import { refreshSession } from './refresh-session.ts'

type Deps = { db: Kysely<Database>; keys: Keys; live: LiveUpdates; now: () => Date }

const HOST = {
  audience: 'host',
  refresh: tokenCalls.refresh,
  logout: tokenCalls.logout,
  loggedOut: shellSentences.loggedOut,
  list: calls.listSessions,
  one: calls.endSession,
  others: calls.endOtherSessions,
} as const
const ADMIN = {
  audience: 'admin',
  refresh: tokenCalls.adminRefresh,
  logout: tokenCalls.adminLogout,
  loggedOut: adminSentences.loggedOut,
  list: calls.adminListSessions,
  one: calls.adminEndSession,
  others: calls.adminEndOtherSessions,
} as const

const OWN_SESSIONS = { countedAs: 'ownSessions' } as const

export function sessionRoutes(serve: Serve, deps: Deps, limits: RateLimits): void {
  const { db, keys, live, now } = deps
  for (const { audience, refresh, logout, loggedOut, list, one, others } of [HOST, ADMIN]) {
    const limitToken = limitTokens(db, limits, audience)

    serve(refresh, async ({ body, rateLimitSubject, device, log }) => {
      await limitToken('refresh', body.refresh, rateLimitSubject)
      const refreshed = await refreshSession({ db, keys, device, now: now() }, audience, body.refresh)
      if (refreshed.outcome === 'refreshed') return refreshed.tokens
      const owner = { audience, id: refreshed.accountId }
      notifyPages(live, owner)
      log.warn({ ...logged(owner, 'refresh'), outcome: 'reused' }, 'account')
      throw new Failure('sessionOver')
    })

    serve(logout, async ({ body, rateLimitSubject }) => {
      const known = await limitToken('logout', body.refresh, rateLimitSubject)
      // An unknown token has nothing to end.
      if (known) await endFamily(db, known.familyId, now())
      if (known?.accountId) notifyPages(live, { audience, id: known.accountId })
      return { success: true, message: loggedOut }
    })

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
    calls.adminSignOutEverywhere,
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

const logged = ({ audience, id }: Owner, event: string) =>
  audience === 'host' ? { event, host: id } : { event: `admin-${event}`, admin: id }

/** Open pages of a host end their streams; an administrator's have none. */
function notifyPages(live: LiveUpdates, { audience, id }: Owner): void {
  if (audience === 'host') live.publish({ hostId: id })
}

/** Logs the outcome; an administrator's is in the audit log, too. */
async function end(
  { db, live, now }: Deps,
  log: FastifyBaseLogger,
  owner: Owner,
  action: keyof typeof EVENTS,
  ending: (trx: Transaction<Database>) => Promise<void>,
): Promise<void> {
  await audited(log, logged(owner, EVENTS[action]), () =>
    inTransaction(db, async (trx) => {
      await ending(trx)
      if (owner.audience === 'admin') await logAdminAction(trx, { action, adminId: owner.id, now: now() })
    }),
  )
  notifyPages(live, owner)
}

/** As a sign-in does: a session that begins meanwhile ends too, or begins after this. */
const lockAccount = (trx: Transaction<Database>, { audience, id }: Owner) =>
  trx.selectFrom(accountTable[audience]).select('id').where('id', '=', id).forNoKeyUpdate().execute()
