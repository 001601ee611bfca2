// Serves the calls on a host's sessions: list them, end them.
import * as calls from '@lifafa/contract/endpoints/sessions'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { audited } from '../../http/audited.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { endOne, endOthers } from '../../sessions/end-chosen.ts'
import { listSessions } from '../../sessions/list-sessions.ts'

const host = (id: string) => ({ audience: 'host', id }) as const

const OWN_SESSIONS = { countedAs: 'ownSessions' } as const

export function sessionRoutes(serve: Serve, { db, live, now }: Services): void {
  serve(
    calls.listSessions,
    async ({ accountId, sessionId }) => ({
      sessions: await listSessions(db, host(accountId), sessionId, now()),
    }),
    OWN_SESSIONS,
  )

  serve(
    calls.endSession,
    async ({ accountId, params, log }) => {
      const ending = { owner: host(accountId), sessionId: params.id, now: now() }
      await audited(log, { event: 'end-session', host: accountId }, () => endOne(db, ending))
      live.publish({ hostId: accountId })
      return { success: true, message: sessionSentences.ended }
    },
    OWN_SESSIONS,
  )

  serve(
    calls.endOtherSessions,
    async ({ accountId, sessionId, log }) => {
      const ending = { owner: host(accountId), sessionId, now: now() }
      await audited(log, { event: 'end-other-sessions', host: accountId }, () => endOthers(db, ending))
      live.publish({ hostId: accountId })
      return { success: true, message: sessionSentences.othersEnded }
    },
    OWN_SESSIONS,
  )
}
