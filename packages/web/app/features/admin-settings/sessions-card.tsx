// The administrator's sessions.
import {
  adminEndOtherSessions,
  adminEndSession,
  adminListSessions,
} from '@lifafa/contract/endpoints/sessions'
import { sessionSentences as sentences } from '@lifafa/contract/sentences/sessions'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { type SessionCalls, Sessions } from '../../lib/session-list/sessions.tsx'
import { Card } from '../../ui/display/card.tsx'

const calls: SessionCalls = {
  query: {
    queryKey: ['admin-sessions'],
    queryFn: async () => (await adminCall(adminListSessions)).sessions,
    failed: sentences.fetchFailed,
  },
  async end(id) {
    await adminCall(adminEndSession, { params: { id } })
  },
  async endOthers() {
    await adminCall(adminEndOtherSessions)
  },
}

export const SessionsCard = () => (
  <Card>
    <h2 className="text-xl">{sentences.title}</h2>
    <p className="mt-1 mb-2 text-muted">{sentences.text}</p>
    <Sessions {...calls} />
  </Card>
)
