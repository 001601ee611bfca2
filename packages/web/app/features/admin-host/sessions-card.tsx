// Says in one sentence where a host is signed in; its button ends all sessions.

import type { SessionsOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { useRef } from 'react'
import { useDialog } from '../../lib/dialogs/use-dialog.tsx'
import { when } from '../../lib/time/when.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Card } from '../../ui/display/card.tsx'

const loadDialog = async () => (await import('./end-sessions-dialog.tsx')).EndSessionsDialog

export function SessionsCard({ hostId, sessions }: { hostId: string; sessions: SessionsOfHost }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { trigger, dialog } = useDialog(loadDialog, { hostId }, heading)
  const { count, last_used_at, browser, system } = sessions
  return (
    <Card className="flex items-center justify-between gap-x-6 gap-y-4 max-sm:flex-col max-sm:items-stretch xl:col-span-2">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="text-xl outline-none focus-visible:shadow-none">
          {sentences.sessions}
        </h2>
        <p className="mt-1 text-muted">
          {last_used_at === null
            ? sentences.signedInNowhere
            : sentences.signedIn(count, when(last_used_at), sessionSentences.device(browser, system))}
        </p>
      </div>
      {count > 0 && (
        <Button {...trigger.props} busy={trigger.isOpening} variant="secondary" className="flex-none">
          {adminPagesSentences.signOutEverywhere}
        </Button>
      )}
      {dialog}
    </Card>
  )
}
