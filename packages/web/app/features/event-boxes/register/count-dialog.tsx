// Counts notes and cheques by two people: first they count, then the page says what was written down, then they close the count.
import type { Answer, Input } from '@lifafa/contract/endpoint'
import { countBox, type listCounts } from '@lifafa/contract/endpoints/register/counts'
import { NOTES } from '@lifafa/contract/endpoints/register/desk-counts'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import { formatCount, formatPaise } from '@lifafa/contract/money'
import { readCount, readNumber } from '@lifafa/contract/register/typed-entry'
import { newRequestKey } from '@lifafa/contract/request-key'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { registerSentences } from '@lifafa/contract/sentences/register'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import * as z from 'zod/mini'
import { call } from '../../../lib/calls/api.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { fieldsOf, useSchemaForm } from '../../../lib/forms/use-schema-form.ts'
import { useTypedText } from '../../../lib/forms/use-unsaved-changes.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { linkStyle } from '../../../lib/money/money-parts.tsx'
import { changedByEntry } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogFooter } from '../../../ui/overlays/dialog-footer.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { differenceInWords, Line } from './count-list.tsx'

const NUMBERS = [...NOTES.map((note) => `notes_${note}` as const), 'cheques'] as const
const SUMS = ['coins_paise', 'cheques_paise'] as const
const NAMES = ['first_counter', 'second_counter', 'reason', 'reason_by'] as const

type Texts = Record<(typeof NUMBERS)[number] | (typeof SUMS)[number] | (typeof NAMES)[number] | 'id', string>
const EMPTY = Object.fromEntries([...NUMBERS, ...SUMS, ...NAMES].map((name) => [name, ''])) as Omit<
  Texts,
  'id'
>

/** Empty is none, but something was counted: the written sums are shown to those who have. */
const countForm = z.pipe(
  z.pipe(
    z.custom<Texts>().check(
      z.refine((texts) => [...NUMBERS, ...SUMS].some((name) => texts[name].trim() !== ''), {
        path: ['notes_500'],
        error: registerSentences.notesWrong,
      }),
    ),
    z.transform(
      (texts): Input<typeof countBox.body> => ({
        ...texts,
        ...(Object.fromEntries([
          ...NUMBERS.map((name) => [name, readCount(texts[name])]),
          ...SUMS.map((name) => [name, readNumber(texts[name], parsePaise) ?? 0]),
        ]) as Record<(typeof NUMBERS)[number] | (typeof SUMS)[number], number>),
      }),
    ),
  ),
  countBox.body,
)

type Comparison = Answer<typeof countBox>

/** `envelopes`: still to be counted; undefined until they are read. */
type OfBox = { giftid: string; envelopes: Answer<typeof listCounts>['open'] | undefined }

export function CountDialog({ giftid, envelopes, ...dialog }: DialogProps & OfBox) {
  const sentences = useRegisterSentences()
  const { open, onOpenChange, finalFocus } = dialog
  return (
    <Dialog
      {...{ open, onOpenChange, finalFocus }}
      title={sentences.countCash}
      description={sentences.countText}
      losesText
    >
      <CountForm {...{ giftid, envelopes, onOpenChange }} onDone={dialog.onDone} />
    </Dialog>
  )
}

type CountFormProps = OfBox & Pick<DialogProps, 'onOpenChange' | 'onDone'>

function CountForm({ giftid, envelopes, onOpenChange, onDone }: CountFormProps) {
  const sentences = useRegisterSentences()
  const { inNewTab } = useSentences('eventBoxes', eventBoxSentences)
  const queries = useQueryClient()
  const [id] = useState(newRequestKey)
  const [compared, setCompared] = useState<Comparison>()
  const form = useSchemaForm(countForm, { ...EMPTY, id })
  const { watch } = form
  const { submit, isBusy, problems } = useFormCall(
    form,
    async (count) => {
      const params = { id: giftid }
      if (!compared) return setCompared(await call(countBox, { params, body: count }))
      const { entries, expected_cash_paise, expected_cheques_paise } = compared
      const expected = {
        expected_paise: expected_cash_paise + expected_cheques_paise,
        expected_cheques_paise,
      }
      const body = { ...count, close: true, entries, ...expected }
      const { number } = await call(countBox, { params, body })
      notify.success(sentences.countClosed(number ?? 0))
      onDone()
      for (const queryKey of changedByEntry(giftid)) void queries.invalidateQueries({ queryKey })
    },
    sentences.countFailed,
    // More was written down meanwhile, or was counted: both see the new sums before they close.
    (all) => all.length > 0 && setCompared(undefined),
  )
  useTypedText(Object.keys(form.formState.dirtyFields).length > 0, () => onOpenChange(false))
  // The fields fill a phone: the outcome stands below them.
  const outcome = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (compared) outcome.current?.scrollIntoView()
  }, [compared])
  useEffect(() => {
    // A new count is compared again.
    const { unsubscribe } = watch((_, { name = '' }) => {
      if (([...NUMBERS, ...SUMS] as string[]).includes(name)) setCompared(undefined)
    })
    return unsubscribe
  }, [watch])
  const difference = compared && differenceInWords(compared, sentences)
  const ofForm = fieldsOf(form)
  const field = (name: keyof typeof EMPTY, label: string, inputMode?: 'numeric' | 'decimal') => (
    <TextField label={label} {...ofForm(name)} inputMode={inputMode} />
  )
  return (
    <Form onSubmit={submit} isBusy={isBusy} className="sm:gap-4">
      {envelopes && (
        <p>
          <span className="mr-1.5 font-semibold">
            {sentences.toCount(envelopes.entries, envelopes.without_amount)}
          </span>
          {envelopes.without_amount > 0 && (
            // The notes that were typed stay in this window.
            <Link to={paths.guests.href(giftid, { kind: 'uncounted' })} target="_blank" className={linkStyle}>
              <span>{sentences.fillIn}</span>
              <span className="sr-only">{` ${inNewTab}`}</span>
            </Link>
          )}
        </p>
      )}
      <div className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {NOTES.map((note) => (
          <div key={note}>{field(`notes_${note}`, sentences.notes(note), 'numeric')}</div>
        ))}
      </div>
      <div className="grid gap-4 sm:grid-cols-3">
        {field('coins_paise', sentences.coins, 'decimal')}
        {field('cheques', sentences.cheques, 'numeric')}
        {field('cheques_paise', sentences.chequesSum, 'decimal')}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        {field('first_counter', sentences.firstCounter)}
        {field('second_counter', sentences.secondCounter)}
      </div>
      <div ref={outcome} aria-live="polite">
        {compared && <Compared compared={compared} difference={difference} />}
      </div>
      {difference !== undefined && (
        <div className="grid gap-4 sm:grid-cols-2">
          {field('reason', sentences.reason)}
          {field('reason_by', sentences.reasonBy)}
        </div>
      )}
      <DialogFooter>
        <FormProblems problems={problems} />
        <Button
          type="submit"
          busy={isBusy}
          busyLabel={compared ? sentences.closing : sentences.comparing}
          wide
        >
          {compared ? sentences.close : sentences.compare}
        </Button>
      </DialogFooter>
    </Form>
  )
}

function Compared({ compared, difference }: { compared: Comparison; difference: string | undefined }) {
  const sentences = useRegisterSentences()
  return (
    <div className="rounded-field border border-line p-4">
      <p className={difference === undefined ? 'font-semibold text-leaf' : 'font-semibold text-danger'}>
        {difference ?? sentences.agrees}
      </p>
      <dl className="mt-2 grid grid-cols-[1fr_auto] gap-x-6 gap-y-1 tabular-nums">
        <Line label={sentences.entriesCounted} value={formatCount(compared.entries)} />
        <Line label={sentences.countedCash} value={formatPaise(compared.counted_cash_paise)} />
        <Line label={sentences.expectedCash} value={formatPaise(compared.expected_cash_paise)} />
        <Line label={sentences.countedCheques} value={formatPaise(compared.counted_cheques_paise)} />
        <Line label={sentences.expectedCheques} value={formatPaise(compared.expected_cheques_paise)} />
      </dl>
    </div>
  )
}
