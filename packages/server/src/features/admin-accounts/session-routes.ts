// Serves the calls on an administrator's sessions: list them, end them.
import * as calls from '@lifafa/contract/endpoints/sessions'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { audited } from '../../http/audited.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { endOne, endOthers } from '../../sessions/end-chosen.ts'
import { listSessions } from '../../sessions/list-sessions.ts'
import { recordSessionsEnded } from './writes/end-own-sessions.ts'

const admin = (id: string) => ({ audience: 'admin', id }) as const

const OWN_SESSIONS = { countedAs: 'ownSessions' } as const

export function adminSessionRoutes(serve: Serve, { db, now }: Services): void {
  serve(
    calls.adminListSessions,
    async ({ accountId, sessionId }) => ({
      sessions: await listSessions(db, admin(accountId), sessionId, now()),
    }),
    OWN_SESSIONS,
  )

  serve(
    calls.adminEndSession,
    async ({ accountId, params, log }) => {
      const note = recordSessionsEnded('session-ended', accountId, now())
      const ending = { owner: admin(accountId), sessionId: params.id, now: now(), note }
      await audited(log, { event: 'admin-end-session', admin: accountId }, () => endOne(db, ending))
      return { success: true, message: sessionSentences.ended }
    },
    OWN_SESSIONS,
  )

  serve(
    calls.adminEndOtherSessions,
    async ({ accountId, sessionId, log }) => {
      const note = recordSessionsEnded('other-sessions-ended', accountId, now())
      const ending = { owner: admin(accountId), sessionId, now: now(), note }
      await audited(log, { event: 'admin-end-other-sessions', admin: accountId }, () => endOthers(db, ending))
      return { success: true, message: sessionSentences.othersEnded }
    },
    OWN_SESSIONS,
  )
}
