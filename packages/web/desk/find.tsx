// Answers "has this guest paid?": by name among the gifts that are known here, by mobile number among those online; never an amount.

import { PHONE_DIGITS } from '@lifafa/contract/limits'
import { latinDigits } from '@lifafa/contract/typed-digits'
import { useState } from 'react'
import { Button } from '../app/ui/buttons/button.tsx'
import { Field } from '../app/ui/inputs/field.tsx'
import { TextInput } from '../app/ui/inputs/text-input.tsx'
import { Notice } from './parts/notice.tsx'
import { Sheet } from './parts/sheet.tsx'
import { useDesk, useDeskState, useQueue } from './parts/use-desk.ts'
import { newest, numberOf } from './queue/queue.ts'
import { useLanguage } from './words.tsx'

const MOST = 10

export function FindSheet({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const { entries } = useQueue()
  const { others, isConnected } = useDeskState()
  const { words, dayAndTime, failure } = useLanguage()
  const [typed, setTyped] = useState('')
  const [found, setFound] = useState<string[]>()
  const [error, setError] = useState<unknown>()

  function named(text: string): string[] {
    const holds = (name: string) => name.toLowerCase().includes(text.toLowerCase())
    return [
      ...entries
        .filter((entry) => newest(entry).void_reason === '' && holds(newest(entry).name))
        .map((entry) => `${numberOf(entry)} · ${newest(entry).name}`),
      ...others
        .filter(({ name, online }) => online && holds(name))
        .map(({ name, given_at }) => words.hasPaid(name, dayAndTime(given_at))),
    ].slice(0, MOST)
  }

  async function find() {
    const digits = latinDigits(typed).replace(/\D/g, '')
    setError(undefined)
    if (digits.length < PHONE_DIGITS) return setFound(typed.trim() === '' ? undefined : named(typed.trim()))
    try {
      const paid = await desk.paid(digits.slice(-PHONE_DIGITS))
      const written = entries.filter((entry) => newest(entry).phone === digits.slice(-PHONE_DIGITS))
      setFound([
        ...written.map((entry) => `${numberOf(entry)} · ${newest(entry).name}`),
        ...paid.map(({ name, given_at }) => words.hasPaid(name, dayAndTime(given_at))),
      ])
    } catch (refused) {
      setFound(undefined)
      setError(refused)
    }
  }

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
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
        </Field>
        <Button type="submit">{words.search}</Button>
        {!isConnected && <Notice tone="waiting">{words.findOffline}</Notice>}
        {error !== undefined && <Notice tone="wrong">{failure(error)}</Notice>}
        {found?.length === 0 && <Notice tone="waiting">{words.foundNothing}</Notice>}
        {found?.map((line) => (
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
