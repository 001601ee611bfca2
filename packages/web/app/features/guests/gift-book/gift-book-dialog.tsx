// Downloads the gift book of an event: as a PDF to print, or as a workbook with everything.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { type BookOrder, bookChoice, getBook } from '@lifafa/contract/endpoints/register/book'
import { giftBookSentences } from '@lifafa/contract/sentences/host/gift-book'
import { fileName } from '../../../lib/browser/file-name.ts'
import { saveFile, serversFile } from '../../../lib/browser/save-file.ts'
import { call } from '../../../lib/calls/api.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { Choice } from '../../../ui/inputs/choice.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Select } from '../../../ui/inputs/select.tsx'

const { orders } = giftBookSentences
const ORDERS = Object.keys(orders).map((value) => ({ value, label: orders[value as BookOrder] }))
const FORMATS = [
  { value: 'pdf', label: 'A book to print', note: 'PDF, with sums on each page' },
  { value: 'xlsx', label: 'Excel', note: 'With phone numbers and notes' },
] as const
const PAPERS = [
  { value: 'a4', label: 'A4' },
  { value: 'a5', label: 'A5', note: 'Half as large' },
] as const
const LANGUAGES = [
  { value: 'en', label: 'English' },
  { value: 'hi', label: <span lang="hi">हिंदी</span> },
] as const

export function GiftBookDialog({ box, ...rest }: DialogProps & { box: ListedBox }) {
  return (
    <FormDialog
      {...rest}
      title="Download the Book"
      description="All gifts, online and written down, with their sums and blessings."
      schema={bookChoice}
      values={{ format: 'pdf', paper: 'a4', order: 'number', language: 'en' }}
      submit={async (query) => {
        const { content } = await call(getBook, { params: { id: box.giftid }, query })
        saveFile(serversFile(query.format, content), fileName(box.name, `_book.${query.format}`))
        return 'The book is downloaded.'
      }}
      failed="We couldn’t make the book. Please try again."
      keys={[]}
      confirm="Download"
      busy="Preparing..."
    >
      {({ register, watch, setValue }) => (
        <>
          <Choice
            label="File"
            options={FORMATS}
            value={watch('format')}
            onChange={(format) => setValue('format', format)}
            className="sm:grid-cols-2"
          />
          {watch('format') === 'pdf' && (
            <Choice
              label="Paper"
              options={PAPERS}
              value={watch('paper') ?? 'a4'}
              onChange={(paper) => setValue('paper', paper)}
              className="grid-cols-2"
            />
          )}
          <Field label="Order">
            <Select options={ORDERS} {...register('order')} />
          </Field>
          <Choice
            label="Language"
            options={LANGUAGES}
            value={watch('language') ?? 'en'}
            onChange={(language) => setValue('language', language)}
            className="grid-cols-2"
          />
        </>
      )}
    </FormDialog>
  )
}
