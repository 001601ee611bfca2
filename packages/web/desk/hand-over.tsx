// Notes who hands the cash of some envelopes to whom: two names and one tap, also without a network.
import { handOver } from '@lifafa/contract/endpoints/register/desk'
import { newRequestKey } from '@lifafa/contract/request-key'
import { latinDigits } from '@lifafa/contract/typed-digits'
import { type SubmitEvent, useRef, useState } from 'react'
import { Button } from '../app/ui/buttons/button.tsx'
import { Field } from '../app/ui/inputs/field.tsx'
import { TextInput } from '../app/ui/inputs/text-input.tsx'
import { Notice } from './parts/notice.tsx'
import { Sheet } from './parts/sheet.tsx'
import { useDesk, useDeskState, useQueue } from './parts/use-desk.tsx'
import { useLanguage } from './words.tsx'

export function HandOverSheet({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const { device } = useQueue()
  const { handovers } = useDeskState()
  const { words, rule, handover } = useLanguage()
  const before = handovers.at(-1)
  const written = device.next - 1
  const [from, setFrom] = useState(before?.to ?? device.helper)
  const [to, setTo] = useState('')
  const [first, setFirst] = useState(String(Math.min((before?.last_envelope ?? 0) + 1, written)))
  const [last, setLast] = useState(String(written))
  const [error, setError] = useState<string>()
  const isSaving = useRef(false)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSaving.current) return
    // Checked here, because without a network nobody else does.
    const { data, error: wrong } = handOver.body.safeParse({
      ...{ id: newRequestKey(), letter: device.letter, from, to },
      first_envelope: Number(latinDigits(first)),
      last_envelope: Number(latinDigits(last)),
    })
    if (wrong) return setError(rule(wrong.issues[0]?.message ?? ''))
    isSaving.current = true
    desk.handOver(data).then(onClose, () => {
      isSaving.current = false
      setError(words.notKept)
    })
  }

  return (
    <Sheet title={words.handOver} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid grid-cols-2 gap-4">
        <Field label={words.from}>
          <TextInput value={from} onChange={(event) => setFrom(event.target.value)} autoComplete="off" />
        </Field>
        <Field label={words.to}>
          <TextInput value={to} onChange={(event) => setTo(event.target.value)} autoComplete="off" />
        </Field>
        <Field label={words.firstEnvelope}>
          <TextInput value={first} onChange={(event) => setFirst(event.target.value)} inputMode="numeric" />
        </Field>
        <Field label={words.lastEnvelope}>
          <TextInput value={last} onChange={(event) => setLast(event.target.value)} inputMode="numeric" />
        </Field>
        <div className="col-span-2 grid gap-4">
          {error !== undefined && <Notice tone="wrong">{error}</Notice>}
          <Button type="submit" size="lg" wide>
            {words.handOverNow}
          </Button>
          <ul className="grid gap-1 text-muted">
            {[...handovers].reverse().map((each) => (
              <li key={each.id} className="wrap-anywhere">
                {handover(each)}
              </li>
            ))}
          </ul>
        </div>
      </form>
    </Sheet>
  )
}
