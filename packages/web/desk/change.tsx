// Changes an entry: a sheet with the entry on a card; it can be struck out with a reason.
import { useState } from 'react'
import { Button } from '../app/ui/buttons/button.tsx'
import { Field } from '../app/ui/inputs/field.tsx'
import { TextInput } from '../app/ui/inputs/text-input.tsx'
import { Card } from './card/card.tsx'
import { Notice } from './parts/notice.tsx'
import { Sheet } from './parts/sheet.tsx'
import { useDesk } from './parts/use-desk.tsx'
import { numberOf, type Refusal, type Written } from './queue/queue.ts'
import { useLanguage } from './words.tsx'

const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

export function ChangeSheet({ entry, onClose }: { entry: Written; onClose: () => void }) {
  const desk = useDesk()
  const { words } = useLanguage()
  const [reason, setReason] = useState('')
  const [refusal, setRefusal] = useState<Refusal>()
  const entries = desk.state().queue?.entries ?? []
  const finish = (refused: Refusal | undefined) => (refused ? setRefusal(refused) : onClose())
  return (
    <Sheet title={words.change(numberOf(entry))} onClose={onClose}>
      <Card
        changed={entry}
        number={numberOf(entry)}
        entries={entries}
        onSave={async (content) => finish(await desk.change(entry, content))}
      />
      {refusal && (
        <div ref={intoView} className="mt-6">
          <Notice tone="wrong">{words.refusals[refusal]}</Notice>
        </div>
      )}
      <form
        className="mt-6 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          // The card above says when the disk is full.
          if (reason.trim() !== '') desk.strikeOut(entry, reason.trim()).then(finish, () => undefined)
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
