// The administrator's sessions: one by one, all others, or all at once.
import {
  adminEndOtherSessions,
  adminEndSession,
  adminListSessions,
} from '@lifafa/contract/endpoints/sessions'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { sessionSentences as sentences } from '@lifafa/contract/sentences/sessions'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { type SessionCalls, Sessions } from '../../lib/session-list/sessions.tsx'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/display/card.tsx'

const calls: SessionCalls = {
  query: {
    queryKey: ['admin-sessions'],
    queryFn: async () => (await adminCall(adminListSessions)).sessions,
    meta: { failed: sentences.fetchFailed },
  },
  async end(id) {
    await adminCall(adminEndSession, { params: { id } })
  },
  async endOthers() {
    await adminCall(adminEndOtherSessions)
  },
}

const loadDialog = async () => (await import('./sign-out-everywhere-dialog.tsx')).SignOutEverywhereDialog

export function SessionsCard() {
  const { trigger, dialog } = useDialog(loadDialog)
  return (
    <Card>
      <h2 className="text-xl">{sentences.title}</h2>
      <p className="mt-1 mb-2 text-muted">{sentences.text}</p>
      <Sessions {...calls} />
      <div className="mt-4 flex items-center justify-between gap-x-6 gap-y-3 border-line border-t pt-4 max-sm:flex-col max-sm:items-stretch">
        <p className="text-muted">{adminPagesSentences.sessionsText}</p>
        <Button {...trigger.props} busy={trigger.isOpening} variant="secondary" className="flex-none">
          {adminPagesSentences.signOutEverywhere}
        </Button>
      </div>
      {dialog}
    </Card>
  )
}
