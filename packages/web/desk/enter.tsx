// The door of the desk: PIN and name. Also for a device that has to enter again, with all that it has written, and for another helper.
import { deskPath } from '@lifafa/contract/desk-page'
import { enterDesk } from '@lifafa/contract/endpoints/register/desk'
import { newRequestKey } from '@lifafa/contract/request-key'
import { latinDigits } from '@lifafa/contract/typed-digits'
import { type KeyboardEvent, type ReactNode, type SubmitEvent, useRef, useState } from 'react'
import { EnvelopeMark } from '../app/motifs/envelope-mark.tsx'
import { Garland } from '../app/motifs/garland.tsx'
import { Mandala } from '../app/motifs/mandala.tsx'
import { Button } from '../app/ui/buttons/button.tsx'
import { Field } from '../app/ui/inputs/field.tsx'
import { TextInput } from '../app/ui/inputs/text-input.tsx'
import { Notice } from './parts/notice.tsx'
import { UnsentFile } from './parts/unsent-file.tsx'
import { useDesk, useDeskState } from './parts/use-desk.tsx'
import { LanguageSwitch, useLanguage } from './words.tsx'

/** The quiet page around a few words: the door, a link that is missing, a desk that has ended. */
export function Porch({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className="relative isolate flex min-h-dvh flex-col items-center justify-center overflow-hidden px-5 py-28 text-center">
      <Mandala className="absolute top-1/2 left-1/2 -z-10 w-[50rem] -translate-x-1/2 -translate-y-1/2 text-gold opacity-25" />
      <Garland className="absolute inset-x-0 top-0 -z-10" />
      <div className="absolute top-3 right-3">
        <LanguageSwitch />
      </div>
      <EnvelopeMark className="h-20 w-25" />
      <h1 className="mt-6 text-3xl leading-tight sm:text-[2.5rem]">{title}</h1>
      {children}
    </main>
  )
}

/** `onClose`: for another helper at a desk that is open. Called when the new one has entered, and for the way back. */
export function Enter({ onClose }: { onClose?: () => void }) {
  const desk = useDesk()
  const { queue, obstacle, isPrivate } = useDeskState()
  const { words, rule, failure } = useLanguage()
  const form = useRef<HTMLFormElement>(null)
  const [pin, setPin] = useState('')
  const [helper, setHelper] = useState((!onClose && queue?.device.helper) || '')
  const [isBusy, setIsBusy] = useState(false)
  const [wrong, setWrong] = useState<{ path: PropertyKey[]; message: string }>()
  const [error, setError] = useState<unknown>()

  const focus = (field: PropertyKey = '') =>
    form.current?.querySelector<HTMLInputElement>(`[name="${String(field)}"]`)?.focus()
  /** Enter leads to the name, which nobody has written yet. */
  const step = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || helper.trim() !== '') return
    event.preventDefault()
    focus('helper')
  }

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    const entering = { pin: latinDigits(pin).replace(/\D/g, ''), helper }
    const filled = { ...entering, token: 'token', device: newRequestKey() }
    const [issue] = enterDesk.body.safeParse(filled).error?.issues ?? []
    setWrong(issue)
    setError(undefined)
    if (issue) return focus(issue.path[0])
    setIsBusy(true)
    try {
      await desk.enter(entering)
      onClose?.()
    } catch (refused) {
      setError(refused)
      setIsBusy(false)
    }
  }

  const errorOf = (field: string) => (wrong?.path[0] === field ? rule(wrong.message) : undefined)

  return (
    <Porch title={words.enterTitle}>
      <p className="mt-3 max-w-md text-lg text-muted">
        {onClose
          ? words.enterOther
          : queue?.isCopied
            ? words.copied
            : queue?.device.token === desk.token
              ? words.enterAgain
              : words.enterText}
      </p>
      <form
        ref={form}
        noValidate
        onSubmit={submit}
        className="mt-6 grid w-full max-w-sm gap-4 rounded-card border border-line bg-card p-5 text-left shadow-card"
      >
        {isPrivate && <Notice tone="waiting">{words.mayNotKeep}</Notice>}
        <Field label={words.pin} error={errorOf('pin')}>
          <TextInput
            name="pin"
            autoFocus
            value={pin}
            onChange={(event) => setPin(event.target.value)}
            onKeyDown={step}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="next"
            className="text-center font-semibold text-2xl tracking-[0.3em] tabular-nums"
          />
        </Field>
        <Field label={words.helper} error={errorOf('helper')}>
          <TextInput
            name="helper"
            value={helper}
            onChange={(event) => setHelper(event.target.value)}
            autoComplete="name"
            autoCapitalize="words"
            enterKeyHint="go"
          />
        </Field>
        {error !== undefined && <Notice tone="wrong">{failure(error)}</Notice>}
        <Button type="submit" size="lg" wide busy={isBusy} busyLabel={words.entering}>
          {words.enter}
        </Button>
        {obstacle === 'deskEnded' && <UnsentFile />}
        {onClose && (
          <Button variant="quiet" onClick={onClose}>
            {words.backToDesk}
          </Button>
        )}
        {queue && queue.device.token !== desk.token && (
          <a
            href={deskPath(queue.device.token)}
            className="py-3 text-center font-semibold text-maroon underline"
          >
            {words.backToDesk}
          </a>
        )}
      </form>
    </Porch>
  )
}
