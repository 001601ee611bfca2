// Shows how a list was understood, and imports it.
import {
  earlierEvent,
  type ImportAnswer,
  importList,
  type ListedGiver,
} from '@lifafa/contract/endpoints/register/imports'
import { formatPaise } from '@lifafa/contract/money'
import { importListSentences } from '@lifafa/contract/sentences/host/import-list'
import { call } from '../../../lib/calls/api.ts'
import { FormOfDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { registerKey } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'

const useImportSentences = () => useSentences('importList', importListSentences)

/** A list that was read, and how the server understands it. */
export type ReadFile = { id: string; file: string; rows: string[][]; answer: ImportAnswer }

interface ImportPreviewProps extends Pick<DialogProps, 'onOpenChange' | 'onDone'> {
  giftid: string
  list: ReadFile
  /** Another file is chosen. */
  onBack: () => void
}

export function ImportPreview({ giftid, list, onBack, ...rest }: ImportPreviewProps) {
  const sentences = useImportSentences()
  const { answer, ...body } = list
  return (
    <FormOfDialog
      {...rest}
      schema={earlierEvent}
      values={{ occasion: '', year: '' }}
      submit={async (event) => {
        const { givers } = await call(importList, { params: { id: giftid }, body: { ...body, ...event } })
        return sentences.imported(givers)
      }}
      failed={sentences.failed}
      keys={[registerKey(giftid)]}
      confirm={sentences.import(answer.givers)}
      busy={sentences.importing}
    >
      {({ register, formState: { errors } }) => (
        <>
          <Columns columns={answer.columns} />
          <Sample givers={answer.sample} all={answer.givers} />
          {answer.left_out > 0 && <p className="text-muted">{sentences.leftOut(answer.left_out)}</p>}
          {answer.gifts > 0 && (
            <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
              <Field
                label={sentences.occasion}
                hint={sentences.occasionHint}
                error={errors.occasion?.message}
              >
                <TextInput {...register('occasion')} autoComplete="off" />
              </Field>
              <Field label={sentences.year} optional error={errors.year?.message}>
                <TextInput {...register('year')} inputMode="numeric" autoComplete="off" />
              </Field>
            </div>
          )}
          <Button variant="quiet" onClick={onBack} className="justify-self-start">
            {sentences.another}
          </Button>
        </>
      )}
    </FormOfDialog>
  )
}

function Columns({ columns }: { columns: ReadFile['answer']['columns'] }) {
  const fields = useRegisterSentences()
  const sentences = useImportSentences()
  return (
    <ul className="grid gap-1">
      {columns.map(({ letter, heading, field }) =>
        field === null ? null : (
          <li key={letter} className="wrap-anywhere">
            <span>{sentences.column(letter, heading)}</span> <span>{sentences.looksLike}</span>{' '}
            <strong>{fields[field]}</strong>
          </li>
        ),
      )}
    </ul>
  )
}

/** Facts of a row in one line: a table would not fit a phone. */
function Sample({ givers, all }: { givers: readonly ListedGiver[]; all: number }) {
  const sentences = useImportSentences()
  return (
    <section>
      <h3 className="mb-1 font-semibold">{sentences.sample(givers.length, all)}</h3>
      <ol className="divide-y divide-line rounded-field border border-line">
        {givers.map((giver, at) => (
          // Rows of a file have no id, and may be alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={at} className="wrap-anywhere px-4 py-2">
            <span className="block font-semibold">{giver.name}</span>
            <span className="block text-muted text-sm">
              {[
                ...[giver.relation, giver.village, giver.family, giver.phone],
                giver.amount_paise === null ? '' : formatPaise(giver.amount_paise),
              ]
                .filter((fact) => fact !== '')
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
