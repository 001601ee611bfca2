// Writes a gift down, or changes one that was written down.
import { addEntry, changeEntry } from '@lifafa/contract/endpoints/register/entries'
import { type Entry, entryKind, newEntry } from '@lifafa/contract/endpoints/register/entry'
import { hasEnded } from '@lifafa/contract/event-timing'
import {
  EMPTY_ENTRY,
  type EntryTexts,
  quantityOf,
  quantityText,
  readNumber,
  readQuantity,
} from '@lifafa/contract/register/typed-entry'
import { newRequestKey } from '@lifafa/contract/request-key'
import { latinDigits } from '@lifafa/contract/typed-digits'
import { useQuery } from '@tanstack/react-query'
import { memo, useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import * as z from 'zod/mini'
import { Checkbox } from '../../ui/inputs/checkbox.tsx'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextField } from '../../ui/inputs/text-field.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { call } from '../calls/api.ts'
import { FormOfDialog } from '../dialogs/form-dialog.tsx'
import type { DialogProps } from '../dialogs/use-dialog.tsx'
import { fieldsOf } from '../forms/use-schema-form.ts'
import { serverNow } from '../time/server-clock.ts'
import { changedByEntry, namesQuery } from './register-queries.ts'
import { useRegisterSentences } from './register-sentences.ts'

interface EntryDialogProps extends DialogProps {
  box: { giftid: string; marriage_date: string }
  /** The one to change; left out for a new one. */
  entry?: Entry
}

export function EntryDialog({ open, onOpenChange, finalFocus, ...rest }: EntryDialogProps) {
  const sentences = useRegisterSentences()
  return (
    <Dialog
      {...{ open, onOpenChange, finalFocus }}
      title={rest.entry ? sentences.edit : sentences.write}
      description={!rest.entry && sentences.writeText}
      firstField="amount_paise"
      losesText
    >
      <EntryForm {...rest} onOpenChange={onOpenChange} />
    </Dialog>
  )
}

/** New with each opening, and with it the id of a new entry: one that was saved is not met by another gift with its id. */
function EntryForm({ box, entry, ...rest }: Omit<EntryDialogProps, 'open' | 'finalFocus'>) {
  const sentences = useRegisterSentences()
  const [id] = useState(newRequestKey)
  const params = { id: box.giftid }
  return (
    <FormOfDialog
      {...rest}
      schema={entryForm}
      values={textsOf(entry, id, hasEnded(box.marriage_date, serverNow()))}
      submit={async ({ late, id: entryId, ...content }) => {
        if (entry) {
          const body = { ...content, version: entry.version }
          await call(changeEntry, { params: { ...params, entry: entryId }, body })
          return sentences.changed
        }
        const { entry: saved } = await call(addEntry, { params, body: { ...content, id: entryId, late } })
        return sentences.saved(saved.number)
      }}
      failed={sentences.saveFailed}
      keys={changedByEntry(box.giftid)}
      confirm={sentences.save}
      busy={sentences.saving}
      isLong
    >
      {(_, form) => <EntryFields form={form} giftid={box.giftid} entry={entry} />}
    </FormOfDialog>
  )
}

type EntryFormOf = UseFormReturn<ReturnType<typeof textsOf>, unknown, (typeof entryForm)['_zod']['output']>

interface EntryFieldsProps {
  form: EntryFormOf
  giftid: string
  entry: Entry | undefined
}

function EntryFields({ form, giftid, entry }: EntryFieldsProps) {
  const sentences = useRegisterSentences()
  const { register, watch, formState } = form
  const { errors } = formState
  const suggestions = useId()
  const [isSuggesting, setSuggesting] = useState(false)
  const field = fieldsOf(form)
  const suggested = (name: 'name' | 'village' | 'family') => ({
    ...field(name),
    list: suggestions + name,
    onFocus: () => setSuggesting(true),
    autoCapitalize: 'words',
  })
  const kind = watch('kind')
  const quantity = quantityOf(kind)
  const kinds = entryKind.options.map((value) => ({ value, label: sentences.kinds[value] }))
  const countedIn = entry?.counted_in ?? null
  const [isMoreOpen, setMoreOpen] = useState(
    entry !== undefined && (entry.relation + entry.phone + entry.note !== '' || entry.envelope !== null),
  )
  const isMoreWrong = ['relation', 'phone', 'note', 'envelope'].some((name) => name in errors)
  return (
    <>
      {countedIn === null ? (
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <Field label={sentences.kind} error={errors.kind?.message}>
            <Select {...register('kind')} options={kinds} />
          </Field>
          {quantity === 'amount' && (
            <TextField
              label={sentences.amount}
              hint={sentences.amountHint}
              {...field('amount_paise')}
              inputMode="decimal"
            />
          )}
          {quantity === 'weight' && (
            <TextField
              label={sentences.weight}
              hint={sentences.weightHint}
              {...field('milligrams')}
              inputMode="decimal"
            />
          )}
          {kind === 'thing' && <TextField label={sentences.thing} {...field('words')} />}
        </div>
      ) : (
        <p className="text-muted">{sentences.countedStays(countedIn)}</p>
      )}
      {(kind === 'cheque' || (kind !== 'thing' && quantity !== 'amount')) && (
        <TextField
          label={kind === 'cheque' ? sentences.chequeWords : sentences.words}
          optional
          {...field('words')}
        />
      )}
      <TextField label={sentences.name} optional {...suggested('name')} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
        <TextField label={sentences.village} optional {...suggested('village')} />
        <TextField label={sentences.family} optional {...suggested('family')} />
      </div>
      {isSuggesting && <Suggestions id={suggestions} giftid={giftid} />}
      {!entry && <Checkbox {...register('late')} label={sentences.lateLabel} className="-my-3" />}
      <details
        open={isMoreOpen || isMoreWrong}
        onToggle={({ currentTarget }) => setMoreOpen(currentTarget.open)}
      >
        <summary className="min-h-11 cursor-pointer py-2 font-semibold text-maroon">{sentences.more}</summary>
        <div className="mt-2 grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField label={sentences.relation} optional {...field('relation')} autoCapitalize="words" />
          <Field label={sentences.side} optional>
            <Select
              {...register('side')}
              options={[
                { value: '', label: sentences.noSide },
                { value: 'bride', label: sentences.sides.bride },
                { value: 'groom', label: sentences.sides.groom },
              ]}
            />
          </Field>
          <TextField label={sentences.phone} optional {...field('phone')} type="tel" inputMode="numeric" />
          <TextField label={sentences.envelope} optional {...field('envelope')} inputMode="numeric" />
          <TextField label={sentences.note} optional {...field('note')} className="sm:col-span-2" />
        </div>
      </details>
    </>
  )
}

/** Rendered once: there may be thousands. */
const Suggestions = memo(({ id, giftid }: { id: string; giftid: string }) => {
  const { data: known = [] } = useQuery(namesQuery(giftid))
  return (['name', 'village', 'family'] as const).map((field) => (
    <datalist key={field} id={id + field}>
      {[...new Set(known.map((one) => one[field]).filter(Boolean))].map((text) => (
        <option key={text} value={text} />
      ))}
    </datalist>
  ))
})

/** `amount_paise` in rupees, `milligrams` in grams. */
type Texts = EntryTexts & {
  id: string
  amount_paise: string
  milligrams: string
  envelope: string
  late: boolean
}

/** An amount, a weight or words that were typed for another kind are left out. */
const entryOf = ({
  amount_paise,
  milligrams,
  words,
  envelope,
  ...rest
}: Texts): z.input<typeof newEntry> => ({
  ...rest,
  words: rest.kind === 'cheque' || quantityOf(rest.kind) !== 'amount' ? words : '',
  ...readQuantity(rest.kind, quantityOf(rest.kind) === 'amount' ? amount_paise : milligrams),
  envelope: readNumber(envelope, (text) => Number(latinDigits(text))),
})

const entryForm = z.pipe(z.transform(entryOf), newEntry)

/** The texts of `entry`, or of a new one. */
const textsOf = (entry: Entry | undefined, id: string, late: boolean): Texts => ({
  ...{ ...EMPTY_ENTRY, id, late, ...entry },
  amount_paise: quantityText({ amount_paise: entry?.amount_paise }),
  milligrams: quantityText({ milligrams: entry?.milligrams }),
  envelope: entry?.envelope?.toString() ?? '',
})
