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

const FIELDS = ['from', 'to', 'firstEnvelope', 'lastEnvelope'] as const

export function HandOverSheet({ onClose }: { onClose: () => void }) {
  const desk = useDesk()
  const { device } = useQueue()
  const { handovers } = useDeskState()
  const { words, rule, handover } = useLanguage()
  /** All that was written after the envelope `handed`, which is the last one that was handed over. */
  function proposal(handed = 0) {
    const written = device.next - 1
    const [firstEnvelope, lastEnvelope] = handed < written ? [`${handed + 1}`, `${written}`] : ['', '']
    return { from: device.helper, to: '', firstEnvelope, lastEnvelope }
  }
  const [typed, setTyped] = useState(() => proposal(handovers.at(-1)?.last_envelope))
  const [error, setError] = useState<string>()
  const isSaving = useRef(false)
  const emptied = useRef<typeof typed>(undefined)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isSaving.current) return
    // The second of two taps; a third one is meant.
    if (typed === emptied.current) {
      emptied.current = undefined
      return
    }
    // Checked here, because without a network nobody else does.
    const { data, error: wrong } = handOver.body.safeParse({
      ...{ id: newRequestKey(), letter: device.letter, from: typed.from, to: typed.to },
      first_envelope: Number(latinDigits(typed.firstEnvelope)),
      last_envelope: Number(latinDigits(typed.lastEnvelope)),
    })
    setError(wrong && rule(wrong.issues[0]?.message ?? ''))
    if (!data) return
    isSaving.current = true
    // Its line below the button is the answer.
    await desk.handOver(data).then(
      () => {
        emptied.current = proposal(data.last_envelope)
        setTyped(emptied.current)
      },
      () => setError(words.notKept),
    )
    isSaving.current = false
  }

  return (
    <Sheet title={words.handOver} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid grid-cols-2 items-end gap-4">
        {FIELDS.map((name, at) => (
          <Field key={name} label={words[name]}>
            <TextInput
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
              inputMode={at < 2 ? 'text' : 'numeric'}
              autoComplete="off"
            />
          </Field>
        ))}
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
