// Answers "has this guest paid?": by name or number among the gifts that are known here, by mobile number among those online; never an
// amount of others. The device's own entries open from it, however old they are.

import { plainPhone } from '@lifafa/contract/fields/plain'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../app/ui/buttons/button.tsx'
import { Field } from '../app/ui/inputs/field.tsx'
import { TextInput } from '../app/ui/inputs/text-input.tsx'
import { onlineGifts } from './card/known-givers.ts'
import { ChangeSheet } from './change.tsx'
import { EntryList } from './entries.tsx'
import { Notice } from './parts/notice.tsx'
import { Sheet } from './parts/sheet.tsx'
import { useDesk, useDeskState, useQueue } from './parts/use-desk.tsx'
import { newest, numberOf, type Written } from './queue/queue.ts'
import { useLanguage } from './words.tsx'

const MOST = 10

/** `own`: ids of entries of this device. `nothing`: says that there are neither. */
type Found = { own: string[]; others: string[]; nothing: string }

export function FindSheet({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const { entries } = useQueue()
  const { others, names, isConnected } = useDeskState()
  const { words, ofOther, failure } = useLanguage()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<Found>()
  const [changed, setChanged] = useState<Written>()
  const [error, setError] = useState<unknown>()
  const [isBusy, setIsBusy] = useState(false)
  const asked = useRef('')
  const field = useRef<HTMLInputElement>(null)
  // After the window has opened, which gives the focus to its first button.
  useEffect(() => {
    if (!changed) field.current?.focus()
  }, [changed])

  const own = (holds: (entry: Written) => boolean) => entries.filter(holds).map(({ id }) => id)

  function named(text: string): Found {
    const holds = ({ name }: { name: string }) => name.toLowerCase().includes(text.toLowerCase())
    const isNumber = (number: string | null) => number?.toLowerCase() === text.toLowerCase()
    return {
      own: own((entry) => isNumber(numberOf(entry)) || holds(newest(entry))).slice(-MOST),
      others: [...others, ...onlineGifts(names)]
        .filter((gift) => isNumber(gift.number) || holds(gift))
        .map(ofOther),
      nothing: words.noSuchName,
    }
  }

  async function find() {
    const phone = plainPhone.tidy(typed)
    asked.current = phone
    setError(undefined)
    setIsBusy(false)
    if (plainPhone.rule(phone) !== undefined)
      return setFound(typed.trim() === '' ? undefined : named(typed.trim()))
    // The line of the guest before would be read as the answer.
    setFound(undefined)
    setIsBusy(true)
    try {
      const paid = await desk.paid(phone)
      if (asked.current !== phone) return
      const online = paid.map((gift) => ofOther({ ...gift, number: null }))
      const holds = (entry: Written) => newest(entry).phone === phone
      setFound({ own: own(holds), others: online, nothing: words.foundNothing })
    } catch (refused) {
      if (asked.current === phone) setError(refused)
    } finally {
      if (asked.current === phone) setIsBusy(false)
    }
  }

  if (changed) return <ChangeSheet entry={changed} onClose={() => setChanged(undefined)} />
  return (
    <Sheet title={words.find} onClose={onClose}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault()
          void find()
        }}
      >
        <Field label={words.findHint}>
          <TextInput
            ref={field}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value)
              // The answer about the number before would be read as one about this.
              asked.current = ''
              setFound(undefined)
              setError(undefined)
              setIsBusy(false)
            }}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Field>
        <Button type="submit" busy={isBusy} busyLabel={words.searching}>
          {words.search}
        </Button>
        {!isConnected && <Notice tone="waiting">{words.findOffline}</Notice>}
        {error !== undefined && <Notice tone="wrong">{failure(error)}</Notice>}
        {found && found.own.length + found.others.length === 0 && (
          <Notice tone="waiting">{found.nothing}</Notice>
        )}
        {found && found.own.length > 0 && (
          <EntryList entries={entries.filter(({ id }) => found.own.includes(id))} onChange={setChanged} />
        )}
        {[...new Set(found?.others)].slice(0, MOST).map((line) => (
          <p
            key={line}
            className="wrap-anywhere rounded-field bg-leaf-wash px-4 py-3 font-semibold text-leaf"
          >
            {line}
          </p>
        ))}
      </form>
    </Sheet>
  )
}
