// Asks whether a desk ends for good.
import { changeDesk, type Desk } from '@lifafa/contract/endpoints/register/desks'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { ConfirmDialog } from '../../../lib/dialogs/confirm-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { desksQuery } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { notify } from '../../../ui/overlays/toasts.ts'

interface EndDeskDialogProps extends DialogProps {
  giftid: string
  desk: Desk
}

export function EndDeskDialog({ giftid, desk, onDone, ...rest }: EndDeskDialogProps) {
  const sentences = useRegisterSentences()
  const queries = useQueryClient()
  const unsent = desk.devices.reduce((sum, device) => sum + device.unsent, 0)
  return (
    <ConfirmDialog
      {...rest}
      title={sentences.endTitle(desk.helper)}
      consequences={[
        ...[sentences.endStops, sentences.endStays],
        ...(unsent > 0 ? [sentences.endUnsent(unsent)] : []),
      ]}
      keep={sentences.keepOpen}
      confirm={sentences.end}
      busy={sentences.ending}
      isDanger
      onConfirm={async () => {
        await call(changeDesk, { params: { id: giftid, desk: desk.id }, body: { state: 'ended' } })
        notify.success(sentences.deskEnded)
        onDone()
        await queries.invalidateQueries({ queryKey: desksQuery(giftid).queryKey })
      }}
      fallback={sentences.endFailed}
    />
  )
}
