// The host's sessions.
import { endOtherSessions, endSession, listSessions } from '@lifafa/contract/endpoints/sessions'
import { sessionSentences as sentences } from '@lifafa/contract/sentences/sessions'
import { call } from '../../lib/calls/api.ts'
import { type SessionCalls, Sessions } from '../../lib/session-list/sessions.tsx'
import { SettingsSection } from './settings-section.tsx'

const calls: SessionCalls = {
  query: {
    queryKey: ['sessions'],
    queryFn: async () => (await call(listSessions)).sessions,
    failed: sentences.fetchFailed,
  },
  async end(id) {
    await call(endSession, { params: { id } })
  },
  async endOthers() {
    await call(endOtherSessions)
  },
}

export const SessionsSection = () => (
  <SettingsSection title={sentences.title} className="lg:col-span-2">
    <p className="-mt-3 mb-2 text-muted">{sentences.text}</p>
    <Sessions {...calls} />
  </SettingsSection>
)
