// Changes an entry: a sheet with the entry on a card; it can be struck out with a reason.
import { voidReason } from '@lifafa/contract/endpoints/register/entry'
import { useState } from 'react'
import { Button } from '../app/ui/buttons/button.tsx'
import { Field } from '../app/ui/inputs/field.tsx'
import { TextInput } from '../app/ui/inputs/text-input.tsx'
import { Card } from './card/card.tsx'
import { Notice } from './parts/notice.tsx'
import { Sheet } from './parts/sheet.tsx'
import { useDesk } from './parts/use-desk.tsx'
import { newest, numberOf, type Refusal, type Written } from './queue/queue.ts'
import { useLanguage } from './words.tsx'

/** A ref: what appears is seen. */
export const intoView = (element: Element | null) => element?.scrollIntoView({ block: 'nearest' })

export function ChangeSheet({ entry, onClose }: { entry: Written; onClose: () => void }) {
  const desk = useDesk()
  const { words, rule } = useLanguage()
  // Not empty where the server could not read it.
  const [reason, setReason] = useState(newest(entry).void_reason)
  const [wrong, setWrong] = useState<string>()
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
          const { data, error } = voidReason.safeParse(reason)
          setWrong(error && rule(error.issues[0]?.message ?? ''))
          // The card above says when the disk is full.
          if (data) desk.strikeOut(entry, data).then(finish, () => undefined)
        }}
      >
        <Field label={words.strikeOutReason} error={wrong}>
          <TextInput value={reason} onChange={(event) => setReason(event.target.value)} autoComplete="off" />
        </Field>
        <Button type="submit" variant="danger" disabled={reason.trim() === ''}>
          {words.strikeOut}
        </Button>
      </form>
    </Sheet>
  )
}
