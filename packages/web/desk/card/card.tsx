// The card on which a helper writes a gift: amount, name, village, and Enter after each. It empties when the entry is on the disk.
import {
  type EntryContent,
  type EntryKind,
  entryKind,
  side,
  withYear,
} from '@lifafa/contract/endpoints/register/entry'
import { formatPaise, formatRupees } from '@lifafa/contract/money'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../../app/ui/buttons/button.tsx'
import { classNames } from '../../app/ui/class-names.ts'
import { Field } from '../../app/ui/inputs/field.tsx'
import { TextInput } from '../../app/ui/inputs/text-input.tsx'
import { Notice } from '../parts/notice.tsx'
import { useDeskState } from '../parts/use-desk.ts'
import type { KnownName } from '../queue/desk.ts'
import { newest, numberOf, type Written } from '../queue/queue.ts'
import { useLanguage } from '../words.tsx'
import { Chip } from './chips.tsx'
import { type Draft, type DraftErrors, draftOf, EMPTY, quantityOf, readDraft } from './draft.ts'
import { type Earlier, earlierGift, gaveBefore, reachesCashLimit, suggest } from './known-givers.ts'

const USUAL_RUPEES = [101, 251, 501, 1100, 2100, 5100]

interface CardProps {
  /** The entry that is being changed; undefined for a new one. */
  changed?: Written
  /** The number of the next entry. */
  number: string
  entries: readonly Written[]
  /** Rejects when the entry could not be kept; the desk says so. */
  onSave: (content: EntryContent) => Promise<void>
}

/** Back to the first field of the card, from a button that is gone once it was pressed. */
export const focusCard = () => document.querySelector<HTMLInputElement>('main [data-step]')?.focus()

export function Card({ changed, number, entries, onSave }: CardProps) {
  const { words, rule, gift, time } = useLanguage()
  const { others, names, isFull } = useDeskState()
  const form = useRef<HTMLFormElement>(null)
  const [draft, setDraft] = useState<Draft>(() => (changed ? draftOf(newest(changed)) : EMPTY))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [question, setQuestion] = useState<{ content: EntryContent; sentence: string }>()
  const isSaving = useRef(false)
  const quantity = quantityOf(draft.kind)
  const last = changed ? undefined : entries.at(-1)
  const gave = gaveBefore(draft, names)

  const set = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setQuestion(undefined)
  }
  const focusFirst = () => form.current?.querySelector<HTMLInputElement>('[data-step]')?.focus()
  const empty = () => {
    setDraft({ ...EMPTY, village: draft.village })
    setErrors({})
    setQuestion(undefined)
  }
  // An entry took the number. The card empties in the same rendering: a second one would cost a slow phone 20 ms more.
  const [numberOfDraft, setNumberOfDraft] = useState(number)
  if (numberOfDraft !== number) {
    setNumberOfDraft(number)
    empty()
  }
  // The first field is ready when the desk opens, and each time a card is empty again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new number is an empty card
  useEffect(focusFirst, [number])

  async function keep(content: EntryContent) {
    // A second Enter would write the gift twice.
    if (isSaving.current) return
    isSaving.current = true
    await onSave(content).catch(() => undefined)
    isSaving.current = false
  }

  function sentenceOf(earlier: Earlier): string {
    if ('entry' in earlier) {
      const before = newest(earlier.entry)
      return words.again(before.name, gift(before), time(before.written_at), numberOf(earlier.entry))
    }
    const { name, number, given_at } = earlier.other
    return number === null
      ? words.alreadyOnline(name, time(given_at))
      : words.alreadyElsewhere(name, number, time(given_at))
  }

  function check() {
    const read = readDraft(draft)
    if ('errors' in read) {
      setErrors(read.errors)
      const [field] = Object.keys(read.errors)
      return form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()
    }
    const { content } = read
    const earlier = earlierGift(content, entries, others, changed?.id)
    const isNews = !changed || newest(changed).name !== content.name
    if (!earlier || !isNews) return keep(content)
    setQuestion({ content, sentence: sentenceOf(earlier) })
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void check()
  }
  /** Enter leads to the next of the three fields, and saves after the last. */
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const steps = [...(form.current?.querySelectorAll<HTMLInputElement>('[data-step]') ?? [])]
    const next = steps[steps.indexOf(event.currentTarget) + 1]
    if (next) next.focus()
    else void check()
  }
  const bind = (
    field: 'quantity' | 'words' | 'name' | 'village' | 'relation' | 'family' | 'phone' | 'note',
  ) => ({
    name: field,
    value: draft[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) =>
      set({ [field]: event.target.value, ...(field === 'quantity' && { isLater: false }) }),
  })
  const error = (field: keyof Draft) => {
    const sentence = errors[field]
    if (sentence === '') return quantity === 'weight' ? words.weightNeeded : words.amountNeeded
    return sentence === undefined ? undefined : rule(sentence)
  }
  const read = readDraft(draft)
  const isLimit = 'content' in read && reachesCashLimit(read.content, entries, changed?.id)

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className={classNames(
        'grid gap-4',
        !changed && 'rounded-card border border-line bg-card p-4 shadow-card sm:p-6',
      )}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in Safari */}
      <div
        role="group"
        aria-label={words.kind}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 sm:-mx-6 sm:px-6"
      >
        {entryKind.options.map((kind: EntryKind) => (
          <Chip
            key={kind}
            label={words.kinds[kind]}
            isChosen={draft.kind === kind}
            onChoose={() => set({ kind })}
          />
        ))}
      </div>

      {quantity && (
        <Field label={words[quantity]} error={error('quantity')}>
          <TextInput
            {...bind('quantity')}
            data-step
            onKeyDown={step}
            inputMode={quantity === 'amount' ? 'numeric' : 'decimal'}
            enterKeyHint="next"
            placeholder={draft.isLater ? words.later : undefined}
            // The number for the last envelope stands above, below the bar.
            className="h-18 scroll-mt-112 font-semibold text-4xl text-maroon tabular-nums"
          />
          <div className="mt-3 grid grid-cols-4 gap-2 sm:flex sm:flex-wrap">
            {quantity === 'amount' &&
              USUAL_RUPEES.map((rupees) => (
                <Chip
                  key={rupees}
                  isStrong
                  label={formatRupees(rupees)}
                  isChosen={draft.quantity === String(rupees)}
                  onChoose={() => {
                    set({ quantity: String(rupees), isLater: false })
                    form.current?.querySelector<HTMLInputElement>('[name="name"]')?.focus()
                  }}
                />
              ))}
            <Chip
              className="col-span-2"
              label={words.countLater}
              isChosen={draft.isLater}
              onChoose={() => set({ isLater: !draft.isLater, quantity: '' })}
            />
          </div>
        </Field>
      )}
      {(draft.kind === 'thing' || draft.kind === 'cheque') && (
        <Field label={draft.kind === 'thing' ? words.thing : words.chequeWords} error={error('words')}>
          <TextInput {...bind('words')} data-step onKeyDown={step} enterKeyHint="next" />
        </Field>
      )}

      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <Field label={words.name} error={error('name')}>
            <TextInput
              {...bind('name')}
              data-step
              onKeyDown={step}
              autoCapitalize="words"
              enterKeyHint="next"
            />
          </Field>
          {gave.length > 0 && (
            <p className="wrap-anywhere mt-1.5 text-muted">
              {gave.map((one) => words.gaveBefore(formatPaise(one.amount_paise), withYear(one))).join(' · ')}
            </p>
          )}
        </div>
        <Field label={words.village} error={error('village')}>
          <TextInput
            {...bind('village')}
            data-step
            onKeyDown={step}
            autoCapitalize="words"
            enterKeyHint="done"
          />
        </Field>
      </div>
      <Suggestions draft={draft} entries={entries} names={names} onChoose={set} />

      {last && newest(last).name !== '' && (
        <button
          type="button"
          className="wrap-anywhere -my-2 min-h-12 justify-self-start text-left font-semibold text-maroon underline underline-offset-4"
          onClick={() => {
            const { name, village, family, side: theirs } = newest(last)
            set({ village, family: family || name, side: theirs })
          }}
        >
          {words.sameFamily(newest(last).family || newest(last).name)}
        </button>
      )}

      <details className="group" open={changed ? true : undefined}>
        <summary className="-my-2 flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-muted">
          <span aria-hidden="true" className="group-open:rotate-90">
            ▸
          </span>
          <span>{words.more}</span>
        </summary>
        <div className="mt-3 grid gap-4 sm:grid-cols-2">
          {(['relation', 'family', 'phone', 'note'] as const).map((field) => (
            <Field key={field} label={words[field]} error={error(field)}>
              <TextInput {...bind(field)} inputMode={field === 'phone' ? 'tel' : 'text'} />
            </Field>
          ))}
          <div className="sm:col-span-2">
            <p className="mb-1.5 font-semibold">{words.side}</p>
            {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in Safari */}
            <div role="group" aria-label={words.side} className="flex flex-wrap gap-2">
              {side.options.map((one) => (
                <Chip
                  key={one}
                  label={words.sides[one]}
                  isChosen={draft.side === one}
                  onChoose={() => set({ side: one })}
                />
              ))}
            </div>
          </div>
        </div>
      </details>

      {isLimit && <Notice tone="waiting">{words.twoLakh}</Notice>}
      {isFull && <Notice tone="wrong">{words.notKept}</Notice>}
      {question ? (
        <Notice tone="waiting">
          <p className="wrap-anywhere">{question.sentence}</p>
          <div className="flex flex-wrap gap-3">
            <Button autoFocus onClick={() => void keep(question.content)}>
              {words.yesAnother}
            </Button>
            <Button
              variant="secondary"
              onClick={() => {
                empty()
                focusFirst()
              }}
            >
              {words.same}
            </Button>
          </div>
        </Notice>
      ) : (
        // Its ground hides what scrolls below it.
        <div className="sticky bottom-0 -mx-4 -mb-4 rounded-b-card bg-card px-4 pt-2 pb-4 sm:-mx-6 sm:-mb-6 sm:px-6 sm:pb-6">
          <Button type="submit" size="lg" wide className="text-xl">
            {changed ? words.saveChange : words.save(number)}
          </Button>
        </div>
      )}
    </form>
  )
}

interface SuggestionsProps {
  draft: Draft
  entries: readonly Written[]
  names: readonly KnownName[]
  onChoose: (part: Partial<Draft>) => void
}

function Suggestions({ draft, entries, names, onChoose }: SuggestionsProps) {
  const { words } = useLanguage()
  const known = suggest(draft.name, names, entries)
  if (known.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are suggestions for one field, not a set of fields
    <div role="group" aria-label={words.suggestions} className="-mt-1 flex flex-wrap gap-2">
      {known.map(({ name, village, family }) => (
        <Chip
          key={`${name} ${village}`}
          label={[name, village].filter(Boolean).join(', ')}
          isChosen={false}
          onChoose={() => onChoose({ name, village: village || draft.village, family })}
        />
      ))}
    </div>
  )
}
