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

/** On a phone each open file takes half a screen: the list of payouts stands below them. */
const FILES_SHOWN = 2

export function BankCard({ group, data, choice, results }: BankCardProps & { results: Results }) {
  const [format, setFormat] = useState<BankFileFormat>('general')
  const [isAllShown, setAllShown] = useState(false)
  const files = data?.open_batches ?? []
  const shown = isAllShown ? files : files.slice(0, FILES_SHOWN)
  return (
    <Card className="mb-5 grid gap-x-8 gap-y-5 lg:grid-cols-2">
      <h3 className="text-xl lg:col-span-2">{sentences.title}</h3>
      {(group !== 'under-way' || files.length > 0) && (
        <Field label={sentences.formatLabel} className="max-w-sm lg:col-span-2">
          <Select
            value={format}
            onChange={({ target }) => setFormat(bankFileFormat.parse(target.value))}
            options={bankFileFormat.options.map((value) => ({ value, label: sentences.formats[value] }))}
          />
        </Field>
      )}
      {group !== 'under-way' && <MakeFile group={group} data={data} choice={choice} format={format} />}
      <BankResults results={results} />
      {shown.map((batch) => (
        <OpenBatch key={batch.id} batch={batch} format={format} />
      ))}
      {shown.length < files.length && (
        <Button variant="quiet" className="justify-self-start" onClick={() => setAllShown(true)}>
          {sentences.moreFiles(files.length - shown.length)}
        </Button>
      )}
    </Card>
  )
}

function MakeFile({
  group,
  data,
  choice: { chosen, choose, clear },
  format,
}: BankCardProps & { format: BankFileFormat }) {
  const { make, isBusy } = useBankFile(format)
  const ofPage = data?.payouts.filter(isChoosable) ?? []
  const isPageChosen = ofPage.length > 0 && ofPage.every(({ id }) => chosen.has(id))
  const sum = [...chosen.values()].reduce((paise, each) => paise + each, 0)
  return (
    <div className="grid content-start gap-3">
      <p className="max-w-prose">{sentences.make}</p>
      <p aria-live="polite" className="font-semibold">
        {chosen.size === 0 ? sentences.noneChosen : sentences.chosen(chosen.size, formatPaise(sum))}
      </p>
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
          onClick={() => make([...chosen.keys()], clear)}
        >
          {chosen.size === 0 && group === 'due' ? sentences.downloadAll : sentences.download}
        </Button>
      </div>
    </div>
  )
}
