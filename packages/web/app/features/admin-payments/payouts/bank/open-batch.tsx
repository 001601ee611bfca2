// A file for the bank that is open: how much of it waits for an outcome, the file again, and that none of it was paid.
import type { Answer } from '@lifafa/contract/endpoint'
import { adminMarkBatchNotPaid } from '@lifafa/contract/endpoints/admin/bank-files'
import type { adminListPayouts } from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { adminCall } from '../../../../lib/calls/admin-api.ts'
import { useAction } from '../../../../lib/calls/use-action.ts'
import { MONEY_KEY } from '../../../../lib/queries/to-do-query.ts'
import { when } from '../../../../lib/time/when.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx'
import { useBankFile } from './use-bank-file.ts'

type Batch = Answer<typeof adminListPayouts>['open_batches'][number]

export function OpenBatch({ batch: { id, at, by, count, paise, open } }: { batch: Batch }) {
  const file = useBankFile()
  const close = useAction(() => adminCall(adminMarkBatchNotPaid, { params: { batch: id }, body: { open } }), {
    done: ({ message }) => message,
    keys: [[MONEY_KEY]],
  })
  const [isSure, setSure] = useState(false)
  return (
    <div className="wrap-anywhere grid gap-2 border-line border-t pt-4 lg:col-span-2">
      <p className="font-semibold">{sentences.openBatch(count, formatPaise(paise), by, when(at))}</p>
      <p className="text-muted">{sentences.stillOpen(open)}</p>
      <Button
        variant="quiet"
        className="-ml-5 justify-self-start"
        icon={<Download className="size-5" aria-hidden="true" />}
        busy={file.isBusy}
        busyLabel={sentences.making}
        onClick={() => file.downloadAgain(id, at)}
      >
        {sentences.downloadAgain}
      </Button>
      <Checkbox
        checked={isSure}
        onChange={(event) => setSure(event.target.checked)}
        label={sentences.nonePaidConfirm}
      />
      {isSure && (
        <Button
          variant="secondary"
          className="justify-self-start"
          busy={close.isBusy}
          busyLabel={adminPaymentsSentences.marking}
          onClick={() => close.run()}
        >
          {sentences.nonePaid}
        </Button>
      )}
    </div>
  )
}
