// The card on which a helper writes a gift: amount, name, village, and Enter after each. It empties at once, and
// is as it was when the entry could not be kept. The line above it shows what is on the disk.
import type { EntryContent } from '@lifafa/contract/endpoints/register/entry'
import { quantityOf } from '@lifafa/contract/register/typed-entry'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../../app/ui/buttons/button.tsx'
import { classNames } from '../../app/ui/class-names.ts'
import { Notice } from '../parts/notice.tsx'
import { useDeskState } from '../parts/use-desk.tsx'
import { newest, numberOf, type Written } from '../queue/queue.ts'
import { useLanguage } from '../words.tsx'
import { type CardFields, type Draft, type DraftErrors, draftOf, EMPTY, readDraft } from './draft.ts'
import { GiftFields } from './gift-fields.tsx'
import { GiverFields } from './giver-fields.tsx'
import { type Earlier, earlierGift, reachesCashLimit } from './known-givers.ts'

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
  const { words, rule, gift, moment, ofOther } = useLanguage()
  const known = useDeskState()
  const form = useRef<HTMLFormElement>(null)
  const before = changed && newest(changed)
  const [draft, setDraft] = useState<Draft>(() => (before ? draftOf(before) : EMPTY))
  const [errors, setErrors] = useState<DraftErrors>({})
  const [question, setQuestion] = useState<{ content: EntryContent; sentence: string }>()
  const read = readDraft(draft, before)
  const isSaving = useRef(false)
  const emptied = useRef<Draft>(undefined)

  const set = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part })
    setQuestion(undefined)
    const isOther = 'kind' in part || 'isLater' in part
    setErrors(Object.fromEntries(Object.entries(errors).filter(([field]) => !isOther && !(field in part))))
  }
  const focusFirst = () => form.current?.querySelector<HTMLInputElement>('[data-step]')?.focus()
  const focusField = (name: string) => {
    const field = form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)
    // It may be below “more”, and that closed.
    field?.closest('details')?.setAttribute('open', '')
    field?.focus()
  }
  useEffect(focusFirst, [])
  const empty = () => {
    const next = { ...EMPTY, village: draft.village }
    emptied.current = next
    flushSync(() => {
      setDraft(next)
      setErrors({})
      setQuestion(undefined)
    })
    // The row of kinds, in which cash is chosen again.
    form.current?.querySelector('[role=group]')?.scrollTo(0, 0)
    focusFirst()
  }

  async function keep(content: EntryContent) {
    // One after the other: the card has room for one that could not be kept.
    if (isSaving.current) return
    isSaving.current = true
    // On a slow disk the amount of the next guest would be typed into this card. The sheet of a change closes instead.
    if (!changed) empty()
    await onSave(content).catch(() => setDraft(draft))
    isSaving.current = false
  }

  function sentenceOf(earlier: Earlier): string {
    if ('other' in earlier) return ofOther(earlier.other)
    const theirs = newest(earlier.entry)
    return words.again(theirs.name, gift(theirs), moment(theirs.written_at), numberOf(earlier.entry))
  }

  function check() {
    // The second of two taps on Save; a third one is meant.
    if (draft === emptied.current) {
      emptied.current = undefined
      return focusFirst()
    }
    if ('errors' in read) {
      // A field that was not drawn is there now.
      flushSync(() => setErrors(read.errors))
      const [field] = Object.keys(read.errors)
      return focusField(field ?? '')
    }
    const { content } = read
    const earlier = earlierGift(content, entries, known, changed?.id)
    const isNews = before?.name !== content.name
    if (!earlier || !isNews) return keep(content)
    setQuestion({ content, sentence: `${sentenceOf(earlier)} ${words.isAnother}` })
  }

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void check()
  }
  /** Enter leads to the next of the three fields, and saves after the last. A second one, by mistake, stays at the empty amount. */
  const step = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    const { name } = event.currentTarget
    if (event.repeat || (name === 'quantity' && draft.quantity === '' && !draft.isLater)) return
    const steps = [...(form.current?.querySelectorAll<HTMLInputElement>('[data-step]') ?? [])]
    const next = steps[steps.indexOf(event.currentTarget) + 1]
    if (next) next.focus()
    else void check()
  }
  const fields: CardFields = {
    draft,
    set,
    focusField,
    bind: (field, isStep = false) => ({
      name: field,
      value: draft[field],
      autoComplete: 'off',
      onChange: ({ target }) =>
        set({ [field]: target.value, ...(field === 'quantity' && { isLater: false }) }),
      ...(isStep && { 'data-step': true, onKeyDown: step }),
    }),
    error(field) {
      const sentence = errors[field]
      if (sentence === '')
        return quantityOf(draft.kind) === 'weight' ? words.weightNeeded : words.amountNeeded
      return sentence === undefined ? undefined : rule(sentence)
    },
  }
  const isLimit = 'content' in read && reachesCashLimit(read.content, entries, changed?.id)

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className={classNames(
        // The field of the next step is not left below the button.
        'grid gap-4 [&_input]:scroll-mb-40',
        !changed && 'rounded-card border border-line bg-card p-4 shadow-card sm:p-6',
      )}
    >
      <GiftFields {...fields} />
      {isLimit && <Notice tone="waiting">{words.twoLakh}</Notice>}
      <GiverFields {...fields} entries={entries} isChanged={changed !== undefined} />
      {known.isFull && <Notice tone="wrong">{words.notKept}</Notice>}
      {question ? (
        <Notice tone="waiting">
          <p className="wrap-anywhere">{question.sentence}</p>
          <div className="flex flex-wrap gap-3">
            <Button autoFocus onClick={() => void keep(question.content)}>
              {words.yesAnother}
            </Button>
            <Button variant="secondary" onClick={changed ? () => setQuestion(undefined) : empty}>
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
