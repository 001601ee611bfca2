// Payouts that are paid by hand, many at once: a file for the bank of what was chosen, files that are open, and the file that the bank
// gives back.
import { formatStamp } from '@lifafa/contract/dates'
import type { Answer } from '@lifafa/contract/endpoint'
import {
  adminGetBankFile,
  adminMakeBankFile,
  adminMarkBatchNotPaid,
  MAX_BANK_ROWS,
} from '@lifafa/contract/endpoints/admin/bank-files'
import {
  type adminListPayouts,
  type BankFileFormat,
  bankFileFormat,
  type PayoutGroup,
} from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../../../lib/browser/save-file.ts'
import { adminCall } from '../../../../lib/calls/admin-api.ts'
import { useAction } from '../../../../lib/calls/use-action.ts'
import { MONEY_KEY } from '../../../../lib/queries/to-do-query.ts'
import { when } from '../../../../lib/time/when.ts'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/display/card.tsx'
import { Checkbox } from '../../../../ui/inputs/checkbox.tsx'
import { Field } from '../../../../ui/inputs/field.tsx'
import { Select } from '../../../../ui/inputs/select.tsx'
import { notify } from '../../../../ui/overlays/toasts.ts'
import { BankResults, type ShowResults } from './bank-results.tsx'
import { type Choice, isChoosable, needsPerson } from './use-chosen.ts'

interface BankCardProps {
  group: PayoutGroup
  /** Undefined while it loads. */
  data: Answer<typeof adminListPayouts> | undefined
  choice: Choice
}

export function BankCard({ group, data, choice, onResults }: BankCardProps & { onResults: ShowResults }) {
  const [format, setFormat] = useState<BankFileFormat>('general')
  const files = data?.open_batches ?? []
  const { size } = choice.chosen
  const sum = [...choice.chosen.values()].reduce((paise, each) => paise + each, 0)
  return (
    <Card className="mb-5 py-0 sm:py-0">
      <details>
        <summary className="cursor-pointer rounded-field py-4">
          <h3 className="inline text-xl">{sentences.title}</h3>
          <span className="ms-3 inline-block text-muted">
            {size > 0
              ? sentences.chosen(size, formatPaise(sum))
              : files.length > 0 && sentences.openFiles(files.length)}
          </span>
        </summary>
        <div className="grid gap-x-8 gap-y-5 pb-6 lg:grid-cols-2">
          {group !== 'under-way' && (
            <Field
              label={sentences.formatLabel}
              hint={format === 'general' && sentences.forAnyBank}
              className="max-w-sm lg:col-span-2"
            >
              <Select
                value={format}
                onChange={({ target }) => setFormat(bankFileFormat.parse(target.value))}
                options={bankFileFormat.options.map((value) => ({ value, label: sentences.formats[value] }))}
              />
            </Field>
          )}
          {group !== 'under-way' && <MakeFile group={group} data={data} choice={choice} format={format} />}
          <BankResults onRead={onResults} />
          {files.map((batch) => (
            // A tick is about the number that was read with it.
            <OpenBatch key={`${batch.id} ${batch.open}`} batch={batch} />
          ))}
        </div>
      </details>
    </Card>
  )
}

function MakeFile({
  group,
  data,
  choice: { chosen, choose, clear },
  format,
}: BankCardProps & { format: BankFileFormat }) {
  const { make, isBusy } = useBankFile()
  const ofPage = data?.payouts.filter((payout) => isChoosable(payout) && !needsPerson(payout)) ?? []
  const isPageChosen = ofPage.length > 0 && ofPage.every(({ id }) => chosen.has(id))
  const due = data?.totals.find((total) => total.group === 'due')?.count ?? 0
  return (
    <div className="grid content-start gap-3">
      <p className="max-w-prose">{sentences.make}</p>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={ofPage.length === 0}
          onClick={() => (isPageChosen ? clear() : choose(ofPage, true))}
        >
          {isPageChosen ? sentences.chooseNone : sentences.choosePage}
        </Button>
        <Button
          icon={<Download className="size-5" aria-hidden="true" />}
          busy={isBusy}
          busyLabel={sentences.making}
          disabled={chosen.size === 0 && (group !== 'due' || ofPage.length === 0)}
          onClick={() => make(format, [...chosen.keys()], due, clear)}
        >
          {chosen.size === 0 && group === 'due' ? sentences.downloadAll : sentences.download}
        </Button>
      </div>
    </div>
  )
}

type Batch = Answer<typeof adminListPayouts>['open_batches'][number]

function OpenBatch({ batch: { id, at, by, format, count, paise, open } }: { batch: Batch }) {
  const file = useBankFile()
  const close = useAction(() => adminCall(adminMarkBatchNotPaid, { params: { batch: id }, body: { open } }), {
    done: ({ message }) => message,
    keys: [[MONEY_KEY]],
  })
  const [isSure, setSure] = useState(false)
  return (
    <div className="wrap-anywhere grid gap-2 border-line border-t pt-4 lg:col-span-2">
      <p className="font-semibold">{sentences.openBatch(count, formatPaise(paise), format, by, when(at))}</p>
      <p className="text-muted">{sentences.stillOpen(open)}</p>
      <p>{sentences.again}</p>
      <Button
        variant="quiet"
        className="-ml-5 justify-self-start"
        icon={<Download className="size-5" aria-hidden="true" />}
        busy={file.isBusy}
        busyLabel={sentences.making}
        onClick={() => file.downloadAgain(id)}
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

function useBankFile() {
  const { run, isBusy } = useAction((download: () => Promise<void>) => download(), {
    failed: sentences.makeFailed,
    keys: [[MONEY_KEY]],
  })
  return {
    isBusy,
    /** `payouts`: ids of the chosen ones; none: all that are due, of which the page counts `due`. */
    make: (format: BankFileFormat, payouts: string[], due: number, onMade: () => void) =>
      run(() => make(format, payouts, due, onMade)),
    downloadAgain: (batch: string) =>
      run(async () => save(await adminCall(adminGetBankFile, { params: { batch } }))),
  }
}

async function make(
  format: BankFileFormat,
  payouts: string[],
  due: number,
  onMade: () => void,
): Promise<void> {
  const body = { payouts: payouts.slice(0, MAX_BANK_ROWS), format }
  const { batch, has_more } = await adminCall(adminMakeBankFile, { body })
  if (batch === null) return notify.error(sentences.nothing)
  // From here on its payouts are in no other file.
  onMade()
  const file = await adminCall(adminGetBankFile, { params: { batch } }).catch(() => null)
  if (!file) return notify.error(sentences.madeOnly)
  const { length } = file.rows
  await save(file)
  const leftOut = Math.min(payouts.length || due, MAX_BANK_ROWS) - length
  const told = [
    sentences.made(length, formatPaise(file.total_paise)),
    leftOut > 0 && sentences.leftOut(leftOut),
    (has_more || payouts.length > MAX_BANK_ROWS) && sentences.more(length),
  ]
  notify.success(told.filter(Boolean).join('. '))
}

/** Two files of one day have two names, to the minute: hosts are paid twice if one is taken for the other. */
async function save({ columns, rows, at }: Answer<typeof adminGetBankFile>): Promise<void> {
  const { csvText } = await import('../../../../lib/browser/csv.ts')
  const minute = formatStamp(at).slice(0, -3)
  saveFile(csvText(columns, rows), sentences.inFileName(minute, rows.length), '.csv')
}
