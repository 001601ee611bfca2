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
import { TextField } from '../../../ui/inputs/text-field.tsx'
import type { Place, Sheets } from './read-list-file.ts'

const useImportSentences = () => useSentences('importList', importListSentences)

/** A list that was read, and how the server understands it. `places`: of its rows in the file. `sheets`: of a workbook that has several. */
export type ReadFile = {
  list: { id: string; file: string; rows: string[][] }
  places: readonly Place[]
  answer: ImportAnswer
  sheets?: Sheets | undefined
}

interface ImportPreviewProps extends Pick<DialogProps, 'onOpenChange' | 'onDone'> {
  giftid: string
  read: ReadFile
  /** Another file is chosen. */
  onBack: () => void
}

export function ImportPreview({ giftid, read, onBack, ...rest }: ImportPreviewProps) {
  const sentences = useImportSentences()
  const { list, answer, sheets } = read
  return (
    <FormOfDialog
      {...rest}
      schema={earlierEvent}
      values={{ occasion: '', year: '' }}
      submit={async (event) => {
        const { givers } = await call(importList, { params: { id: giftid }, body: { ...list, ...event } })
        return sentences.imported(givers)
      }}
      failed={sentences.failed}
      keys={[registerKey(giftid)]}
      confirm={sentences.import(answer.givers)}
      busy={sentences.importing}
    >
      {(field) => (
        <>
          {sheets && <SheetsOf {...sheets} />}
          <Columns columns={answer.columns} />
          <Sample givers={answer.sample} all={answer.givers} />
          <LeftOut {...read} />
          {answer.gifts > 0 && (
            <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_8rem]">
              <TextField label={sentences.occasion} hint={sentences.occasionHint} {...field('occasion')} />
              <TextField label={sentences.year} optional {...field('year')} inputMode="numeric" />
            </div>
          )}
          <Button variant="quiet" onClick={onBack} className="-ml-5 justify-self-start">
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

function SheetsOf({ read, leftOut }: Sheets) {
  const sentences = useImportSentences()
  const list = (names: readonly string[]) => names.map(sentences.sheet).join(', ')
  return (
    <p className="wrap-anywhere">
      <span className="mr-1.5">{sentences.sheetsRead(list(read))}</span>
      {leftOut.length > 0 && <strong>{sentences.sheetsLeftOut(list(leftOut))}</strong>}
    </p>
  )
}

/** More rows than these would hide what follows them. */
const MOST_UNREAD = 10

function LeftOut({ answer, places, sheets }: ReadFile) {
  const { columns, above, left_out, unread_amounts } = answer
  const sentences = useImportSentences()
  const others = columns.filter(({ field }) => field === null)
  const hasSeveral = sheets !== undefined && sheets.read.length > 1
  const unread = unread_amounts.map(({ row, text }) => {
    const { sheet, number } = places[row - 1] ?? { sheet: '', number: row }
    const told = sentences.row(number, text)
    return hasSeveral ? `${sentences.sheet(sheet)} ${told}` : told
  })
  const more = unread.length > MOST_UNREAD ? ', …' : ''
  const lines = [
    above.length > 0 && sentences.above(above.map((row) => `“${row}”`).join(', ')),
    others.length > 0 &&
      sentences.columnsLeftOut(
        others.map(({ letter, heading }) => sentences.column(letter, heading)).join(', '),
      ),
    left_out > 0 && sentences.leftOut(left_out),
    unread.length > 0 &&
      sentences.unreadAmounts(unread.length, unread.slice(0, MOST_UNREAD).join(', ') + more),
  ]
  return lines.map(
    (line) =>
      line && (
        <p key={line} className="wrap-anywhere text-muted">
          {line}
        </p>
      ),
  )
}

/** Facts of a row in one line: a table would not fit a phone. */
function Sample({ givers, all }: { givers: readonly ListedGiver[]; all: number }) {
  const sentences = useImportSentences()
  return (
    <section>
      <h3 className="mb-1 font-semibold font-text">{sentences.sample(givers.length, all)}</h3>
      <ol className="divide-y divide-line rounded-field border border-line">
        {givers.map((giver, at) => (
          // Rows of a file have no id, and may be alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change
          <li key={at} translate="no" className="wrap-anywhere px-4 py-2">
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
