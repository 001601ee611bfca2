// An event box by its id, or chosen from those that a name finds.
import { formatDay } from '@lifafa/contract/dates'
import { boxId } from '@lifafa/contract/fields/box-id'
import { ADMIN_SEARCH_PAUSE_MS } from '@lifafa/contract/limits'
import { adminCorrectionSentences as sentences } from '@lifafa/contract/sentences/admin/corrections'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchText } from '../../../lib/forms/use-search-text.ts'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { searchQuery } from '../search/found-lists.tsx'

const SHOWN = 5

interface BoxFieldProps {
  label: string
  /** As typed: an id, or a name that is searched for. */
  id: string
  onId: (id: string) => void
  error: string | undefined
}

export function BoxField({ label, id, onId, error }: BoxFieldProps) {
  const [wanted, setWanted] = useState('')
  const { setText } = useSearchText(wanted, (text) => setWanted(text.trim()), ADMIN_SEARCH_PAUSE_MS)
  const { data } = useQuery({ ...searchQuery({ text: wanted, day: '' }), enabled: wanted !== '' })
  const boxes = data?.boxes.items.slice(0, SHOWN) ?? []
  const isId = boxId.safeParse(wanted).success
  const chosen = isId ? boxes[0] : undefined

  function type(text: string) {
    onId(text)
    setText(text)
  }

  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        hint={
          chosen ? sentences.boxIs(chosen.name, chosen.host, formatDay(chosen.event_date)) : sentences.boxHint
        }
        error={error}
        value={id}
        onChange={({ target }) => type(target.value)}
        autoCapitalize="none"
        spellCheck={false}
      />
      {!isId && wanted !== '' && data && (
        <ul
          aria-label={sentences.boxesFound}
          className="divide-y divide-line rounded-field border border-line"
        >
          {boxes.length === 0 && <li className="px-4 py-2 text-muted">{sentences.noBoxFound}</li>}
          {boxes.map((box) => (
            <li key={box.id}>
              <button
                type="button"
                onClick={() => type(box.id)}
                className="wrap-anywhere min-h-11 w-full px-4 py-2 text-left hover:bg-maroon-wash"
              >
                {sentences.boxIs(box.name, box.host, formatDay(box.event_date))}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
