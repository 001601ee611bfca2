// Makes a new link and PIN for a desk, and shows them once.
import { type Desk, renewDesk } from '@lifafa/contract/endpoints/register/desks'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { ConfirmDialog } from '../../../lib/dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { desksQuery } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DeskSecrets, type Secrets } from './desk-secrets.tsx'

interface RenewDeskDialogProps extends DialogProps {
  giftid: string
  desk: Desk
}

export function RenewDeskDialog({ giftid, desk, ...rest }: RenewDeskDialogProps) {
  const sentences = useRegisterSentences()
  const queries = useQueryClient()
  const [secrets, setSecrets] = useState<Secrets>()
  if (secrets)
    return (
      <Dialog {...rest} title={sentences.secretsTitle(desk.helper)}>
        <DeskSecrets {...secrets} onClose={() => rest.onOpenChange(false)} />
      </Dialog>
    )
  return (
    <ConfirmDialog
      {...rest}
      title={sentences.newPinTitle(desk.helper)}
      consequences={[sentences.newPinStops, sentences.newPinStays]}
      keep={sentences.keepPin}
      confirm={sentences.newPinConfirm}
      busy={sentences.opening}
      isDanger={false}
      onConfirm={async () => {
        setSecrets(await call(renewDesk, { params: { id: giftid, desk: desk.id } }))
        // The window may have been closed meanwhile, and the old PIN opens nothing any more.
        rest.onOpenChange(true)
        await queries.invalidateQueries({ queryKey: desksQuery(giftid).queryKey })
      }}
      fallback={sentences.newPinFailed}
    />
  )
}
