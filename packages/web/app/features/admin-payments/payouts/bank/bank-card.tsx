// Payouts that are paid by hand, many at once: a file for the bank of what was chosen, and the file that the bank gives back.
import type { Answer } from '@lifafa/contract/endpoint'
import { type BankFileFormat, bankFileFormat } from '@lifafa/contract/endpoints/admin/bank-files'
import type { adminListPayouts, PayoutGroup } from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { bankFileSentences as sentences } from '@lifafa/contract/sentences/admin/bank-files'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../ui/buttons/button.tsx'
import { Card } from '../../../../ui/display/card.tsx'
import { Field } from '../../../../ui/inputs/field.tsx'
import { Select } from '../../../../ui/inputs/select.tsx'
import { BankResults, type Results } from './bank-results.tsx'
import { OpenBatch } from './open-batch.tsx'
import { useBankFile } from './use-bank-file.ts'
import { type Choice, isChoosable } from './use-chosen.ts'

interface BankCardProps {
  group: PayoutGroup
  /** Undefined while it loads. */
  data: Answer<typeof adminListPayouts> | undefined
  choice: Choice
}

export function BankCard({ group, data, choice, results }: BankCardProps & { results: Results }) {
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
              hint={format === 'general' && sentences.notInExcel}
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
          <BankResults results={results} />
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
  const ofPage = data?.payouts.filter(isChoosable) ?? []
  const isPageChosen = ofPage.length > 0 && ofPage.every(({ id }) => chosen.has(id))
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
          onClick={() => make(format, [...chosen.keys()], clear)}
        >
          {chosen.size === 0 && group === 'due' ? sentences.downloadAll : sentences.download}
        </Button>
      </div>
    </div>
  )
}
