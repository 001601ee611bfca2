// Asks for confirmation before a host is signed out everywhere.

import { adminEndSessionsOfHost } from '@lifafa/contract/endpoints/admin/hosts'
import { adminHostSentences as sentences } from '@lifafa/contract/sentences/admin/hosts'
import { adminPagesSentences } from '@lifafa/contract/sentences/admin/settings'
import { sessionSentences } from '@lifafa/contract/sentences/sessions'
import { useQueryClient } from '@tanstack/react-query'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { ConfirmDialog } from '../../lib/dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../../lib/dialogs/use-dialog.tsx'
import { notify } from '../../ui/overlays/toasts.ts'
import { hostQuery } from './host.ts'

export function EndSessionsDialog({ hostId, onDone, ...rest }: DialogProps & { hostId: string }) {
  const queries = useQueryClient()
  return (
    <ConfirmDialog
      {...rest}
      title={sentences.endTitle}
      consequences={sentences.endConsequences}
      keep={sentences.keep}
      confirm={adminPagesSentences.signOutEverywhere}
      busy={sessionSentences.ending}
      fallback={sentences.endFailed}
      isDanger
      onConfirm={async () => {
        await adminCall(adminEndSessionsOfHost, { params: { id: hostId } })
        await queries.invalidateQueries({ queryKey: hostQuery(hostId).queryKey })
        notify.success(sentences.sessionsEnded)
        onDone()
      }}
    />
  )
}
