// The event type in the edit form. A choice is not sent (docs/specification.md §3); a note says so when another type is chosen.

import { type EventType, eventType } from '@lifafa/contract/event-type'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { type ComponentProps, useId } from 'react'
import { useSentences } from '../../../lib/language/language.tsx'

interface EventTypeFieldProps extends ComponentProps<'input'> {
  chosen: EventType
  /** The type of the box, which never changes. */
  created: EventType
}

export function EventTypeField({ chosen, created, ...radio }: EventTypeFieldProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const noteId = useId()
  return (
    <fieldset aria-describedby={noteId} className="min-w-0">
      <legend className="mb-1.5 font-semibold text-ink">{sentences.eventType}</legend>
      <div className="grid gap-2.5 sm:grid-cols-2 sm:gap-4">
        {eventType.options.map((type) => (
          <label
            key={type}
            className="flex min-h-13 cursor-pointer items-center gap-3 rounded-field border border-field-line bg-card px-4 transition-colors hover:border-ink/60 has-checked:border-maroon has-checked:bg-maroon-wash/60"
          >
            <input {...radio} type="radio" value={type} className="size-5 flex-none accent-maroon" />
            {sentences.types[type]}
          </label>
        ))}
      </div>
      <p id={noteId} role="status" className="mt-1.5 text-selected-ink text-sm empty:hidden">
        {chosen !== created && (created === 'marriage' ? sentences.marriageStays : sentences.otherStays)}
      </p>
    </fieldset>
  )
}
