// Downloads the gift book of an event: as a PDF to print, or as a workbook with everything.

import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { type BookOrder, bookChoice, getBook } from '@lifafa/contract/endpoints/register/book'
import { LANGUAGE_NAMES } from '@lifafa/contract/guest-page/language-names'
import { bookDialogSentences } from '@lifafa/contract/sentences/host/book-dialog'
import { Choice } from '../../ui/inputs/choice.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { saveFile, serversFile } from '../browser/save-file.ts'
import { call } from '../calls/api.ts'
import { FormDialog } from '../dialogs/form-dialog.tsx'
import type { DialogProps } from '../dialogs/use-dialog.tsx'
import { useLanguage, useSentences } from '../language/language.tsx'

const LANGUAGES = (['en', 'hi'] as const).map((value) => ({
  value,
  label: <span lang={value}>{LANGUAGE_NAMES[value]}</span>,
}))

export type BookedBox = Pick<ListedBox, 'giftid' | 'name'>

export function GiftBookDialog({ box, ...rest }: DialogProps & { box: BookedBox }) {
  const sentences = useSentences('bookDialog', bookDialogSentences)
  const pageLanguage = useLanguage()
  const { formats, small, orders } = sentences
  return (
    <FormDialog
      {...rest}
      title={sentences.title}
      description={sentences.text}
      schema={bookChoice}
      values={{ format: 'pdf', paper: 'a4', order: 'number', language: pageLanguage }}
      submit={async (query) => {
        const { content } = await call(getBook, { params: { id: box.giftid }, query })
        saveFile(serversFile(content), box.name, `_${sentences.inFileName}.${query.format}`)
        return sentences.downloaded
      }}
      failed={sentences.failed}
      keys={[]}
      confirm={sentences.download}
      busy={sentences.preparing}
    >
      {(_, { register, watch, setValue }) => (
        <>
          <Choice
            label={sentences.file}
            options={(['pdf', 'xlsx'] as const).map((value) => ({ value, ...formats[value] }))}
            value={watch('format')}
            onChange={(format) => setValue('format', format)}
            className="sm:grid-cols-2"
          />
          {watch('format') === 'pdf' && (
            <Choice
              label={sentences.paper}
              options={[
                { value: 'a4', label: 'A4' },
                { value: 'a5', label: 'A5', note: small },
              ]}
              value={watch('paper') ?? 'a4'}
              onChange={(paper) => setValue('paper', paper)}
              className="grid-cols-2"
            />
          )}
          <Field label={sentences.order}>
            <Select
              options={Object.keys(orders).map((value) => ({ value, label: orders[value as BookOrder] }))}
              {...register('order')}
            />
          </Field>
          <Choice
            label={sentences.language}
            options={LANGUAGES}
            value={watch('language') ?? pageLanguage}
            onChange={(language) => setValue('language', language)}
            className="grid-cols-2"
          />
        </>
      )}
    </FormDialog>
  )
}
