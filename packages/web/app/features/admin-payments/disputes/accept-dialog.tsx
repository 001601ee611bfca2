// Asks whether a dispute is accepted, and states the consequences.
import { adminAcceptDispute } from '@lifafa/contract/endpoints/admin/disputes'
import { formatPaise } from '@lifafa/contract/money'
import { adminDisputeSentences as sentences } from '@lifafa/contract/sentences/admin/disputes'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { ConfirmDialog } from '../../../lib/dialogs/confirm-dialog.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { type AnswerDialogProps, useRequestKey } from './answer-dialog.ts'

export function AcceptDialog(props: AnswerDialogProps) {
  const { chosen } = props
  return chosen && <Opened key={chosen.opened} {...props} chosen={chosen} />
}

type OpenedProps = AnswerDialogProps & { chosen: NonNullable<AnswerDialogProps['chosen']> }

function Opened({ chosen, onAnswered, onChanged, ...rest }: OpenedProps) {
  const { id, payment_id, amount_paise } = chosen.dispute
  const withKey = useRequestKey(onChanged)
  const amount = formatPaise(amount_paise)
  return (
    <ConfirmDialog
      {...rest}
      title={sentences.acceptTitle}
      name={sentences.of(amount, payment_id)}
      consequences={[sentences.acceptLoses(amount), sentences.acceptNoWayBack]}
      keep={sentences.keep}
      confirm={sentences.accept}
      busy={sentences.accepting}
      isDanger
      onConfirm={() =>
        withKey(async (request_key) => {
          const { message } = await adminCall(adminAcceptDispute, { params: { id }, body: { request_key } })
          notify.success(message)
          onAnswered()
        })
      }
      fallback={sentences.acceptFailed}
    />
  )
}
