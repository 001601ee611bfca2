// Changes an entry: a sheet with the entry on a card; it can be struck out with a reason.
import { useState } from 'react'
import { Button } from '../app/ui/buttons/button.tsx'
import { Field } from '../app/ui/inputs/field.tsx'
import { TextInput } from '../app/ui/inputs/text-input.tsx'
import { Card } from './card/card.tsx'
import { Sheet } from './parts/sheet.tsx'
import { useDesk } from './parts/use-desk.tsx'
import { numberOf, type Written } from './queue/queue.ts'
import { useLanguage } from './words.tsx'

export function ChangeSheet({ entry, onClose }: { entry: Written; onClose: () => void }) {
  const desk = useDesk()
  const { words } = useLanguage()
  const [reason, setReason] = useState('')
  const entries = desk.state().queue?.entries ?? []
  return (
    <Sheet title={words.change(numberOf(entry))} onClose={onClose}>
      <Card
        changed={entry}
        number={numberOf(entry)}
        entries={entries}
        onSave={async (content) => {
          await desk.change(entry.id, content)
          onClose()
        }}
      />
      <form
        className="mt-6 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          // The card above says when the disk is full.
          if (reason.trim() !== '') desk.strikeOut(entry.id, reason.trim()).then(onClose, () => undefined)
        }}
      >
        <Field label={words.strikeOutReason}>
          <TextInput value={reason} onChange={(event) => setReason(event.target.value)} autoComplete="off" />
        </Field>
        <Button type="submit" variant="danger" disabled={reason.trim() === ''}>
          {words.strikeOut}
        </Button>
      </form>
    </Sheet>
  )
}
