// The lower half of the card: who gives, with suggestions from those who are known, and more about them on demand.
import { side, withYear } from '@lifafa/contract/endpoints/register/entry'
import { formatPaise } from '@lifafa/contract/money'
import { useState } from 'react'
import { Field } from '../../app/ui/inputs/field.tsx'
import { TextInput } from '../../app/ui/inputs/text-input.tsx'
import { useDeskState } from '../parts/use-desk.tsx'
import { newest, type Written } from '../queue/queue.ts'
import { useLanguage } from '../words.tsx'
import { Chip } from './chips.tsx'
import type { CardFields, Draft } from './draft.ts'
import { gaveBefore, suggest } from './known-givers.ts'

const MORE = ['relation', 'family', 'phone', 'note'] as const

interface GiverFieldsProps extends CardFields {
  entries: readonly Written[]
  /** An entry is being changed. */
  isChanged: boolean
}

export function GiverFields({ draft, set, bind, error, entries, isChanged }: GiverFieldsProps) {
  const { words } = useLanguage()
  const { names } = useDeskState()
  const last = isChanged ? undefined : entries.at(-1)
  const lastFamily = last && (newest(last).family || newest(last).name)
  const gave = gaveBefore(draft, names)
  const saidFamily = isChanged || draft.family === lastFamily ? draft.family : ''
  const of = { draft, entries, saidFamily, onChoose: set }
  const [isOpen, setIsOpen] = useState(isChanged)
  // Fields that nobody sees are not drawn: an empty card is there sooner.
  const isMore = isOpen || MORE.some((field) => error(field))
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <div>
          <Field label={words.name} error={error('name')}>
            <TextInput {...bind('name', true)} autoCapitalize="words" enterKeyHint="next" />
          </Field>
          {gave.length > 0 && (
            <p className="wrap-anywhere mt-1.5 text-muted">
              {gave.map((one) => words.gaveBefore(formatPaise(one.amount_paise), withYear(one))).join(' · ')}
            </p>
          )}
        </div>
        <Field label={words.village} error={error('village')}>
          <TextInput {...bind('village', true)} autoCapitalize="words" enterKeyHint="done" />
        </Field>
      </div>
      <Suggestions {...of} field="name" />
      <Suggestions {...of} field="village" />

      {last && lastFamily && (
        <button
          type="button"
          className="wrap-anywhere -my-2 min-h-12 justify-self-start text-left font-semibold text-maroon underline underline-offset-4"
          onClick={() => {
            const { village, side: theirs } = newest(last)
            set({ village, family: lastFamily, side: theirs })
          }}
        >
          {words.sameFamily(lastFamily)}
        </button>
      )}

      <details
        className="group"
        open={isMore}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      >
        <summary className="-my-2 flex min-h-12 cursor-pointer items-center gap-2 font-semibold text-muted">
          <span aria-hidden="true" className="group-open:rotate-90">
            ▸
          </span>
          <span>{words.more}</span>
        </summary>
        {isMore && (
          <div className="mt-3 grid gap-4 sm:grid-cols-2">
            {MORE.map((field) => (
              <div key={field} className="grid content-start gap-4">
                <Field label={words[field]} error={error(field)}>
                  <TextInput {...bind(field)} inputMode={field === 'phone' ? 'tel' : 'text'} />
                </Field>
                {field === 'family' && <Suggestions {...of} field={field} />}
              </div>
            ))}
            <div className="sm:col-span-2">
              <p className="mb-1.5 font-semibold">{words.side}</p>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot scroll sideways in Safari */}
              <div role="group" aria-label={words.side} className="flex flex-wrap gap-2">
                {side.options.map((one) => (
                  <Chip
                    key={one}
                    label={one === '' ? words.noSide : words.sides[one]}
                    isChosen={draft.side === one}
                    onChoose={() => set({ side: one })}
                  />
                ))}
              </div>
            </div>
          </div>
        )}
      </details>
    </>
  )
}

interface SuggestionsProps {
  field: 'name' | 'village' | 'family'
  draft: Draft
  entries: readonly Written[]
  /** By “same family”, or of the entry that is changed: a name that is chosen does not part its giver from it. Empty: none. */
  saidFamily: string
  onChoose: (part: Partial<Draft>) => void
}

function Suggestions({ field, draft, entries, saidFamily, onChoose }: SuggestionsProps) {
  const { words } = useLanguage()
  const { names } = useDeskState()
  const known = suggest(field, draft[field], names, entries)
  if (known.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are suggestions for one field, not a set of fields
    <div role="group" aria-label={words.suggestions} translate="no" className="-mt-1 flex flex-wrap gap-2">
      {known.map((person) => {
        const { name, village, family } = person
        const [label, part] =
          field === 'name'
            ? [
                [name, village].filter(Boolean).join(', '),
                { name, village: village || draft.village, family: saidFamily || family },
              ]
            : [person[field], { [field]: person[field] }]
        return <Chip key={label} label={label} isChosen={false} onChoose={() => onChoose(part)} />
      })}
    </div>
  )
}
