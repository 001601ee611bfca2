// Asks for confirmation before all sessions of the administrator end.
import { adminSignOutEverywhere } from '@lifafa/contract/endpoints/admin-accounts/accounts'
import { adminSentences } from '@lifafa/contract/sentences/admin/accounts'
import { adminPagesSentences as sentences } from '@lifafa/contract/sentences/admin/settings'
import { useRef } from 'react'
import { adminCall } from '../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../lib/calls/use-single-flight.ts'
import type { LazyDialogProps } from '../../lib/dialogs/use-lazy-dialog.tsx'
import { bulleted, sentencesOf } from '../../lib/network/api-error.ts'
import { adminSession } from '../../lib/session/admin-session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { notify } from '../../ui/overlays/toasts.ts'

async function signOutEverywhere(): Promise<void> {
  try {
    await adminCall(adminSignOutEverywhere)
    adminSession.signOut()
    notify.success(adminSentences.signedOutEverywhere)
  } catch (error) {
    notify.error(bulleted(sentencesOf(error, sentences.signOutFailed)))
  }
}

export function SignOutEverywhereDialog({ open, onOpenChange }: LazyDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null)
  const { once, isBusy } = useSingleFlight()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      initialFocus={cancelButton}
      title={sentences.signOutTitle}
    >
      <div className="grid gap-5">
        <ul className="list-disc space-y-2 pl-5">
          {sentences.signOutConsequences.map((consequence) => (
            <li key={consequence}>{consequence}</li>
          ))}
        </ul>
        <div className="flex gap-3 max-sm:flex-col sm:justify-end">
          <Button ref={cancelButton} variant="secondary" onClick={() => onOpenChange(false)}>
            Stay signed in
          </Button>
          <Button
            variant="danger"
            busy={isBusy}
            busyLabel="Signing out..."
            onClick={() => once(signOutEverywhere)}
          >
            {sentences.signOutEverywhere}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
