// Creates an event box in two steps, type and form, and leads to it. Closing or going back keeps the typed text.
import type { Output } from '@lifafa/contract/endpoint'
import { createBoxFormAt } from '@lifafa/contract/endpoints/event-box-forms'
import { createBox } from '@lifafa/contract/endpoints/event-boxes'
import type { EventType } from '@lifafa/contract/event-type'
import { newRequestKey } from '@lifafa/contract/request-key'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { newBoxSentences } from '@lifafa/contract/sentences/host/new-box'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/calls/api.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { useFormCall } from '../../../lib/forms/use-form-call.ts'
import { useUnsavedChanges } from '../../../lib/forms/use-unsaved-changes.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { ApiError } from '../../../lib/network/api-error.ts'
import { Diya } from '../../../motifs/diya.tsx'
import { Varmala } from '../../../motifs/varmala.tsx'
import { paths } from '../../../paths.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { DialogFooter } from '../../../ui/overlays/dialog-footer.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { EventBoxFields } from './event-box-fields.tsx'
import { GuestPagePreview } from './guest-page-preview.tsx'
import { proposedName as nameOfCouple } from './proposed-name.ts'
import { type EventBoxForm, useEventBoxForm } from './use-event-box-form.ts'

const EMPTY = {
  name: '',
  location: '',
  marriage_date: '',
  event_type: 'marriage',
  groom_name: '',
  bride_name: '',
  message: '',
} as const

/** Throws ApiError; and TypeError for an answer without the new box. */
async function make(box: Output<NonNullable<(typeof createBox)['body']>>): Promise<{ giftid: string }> {
  const { giftid } = (await call(createBox, { body: box })).gift_book
  return { giftid }
}

export function CreateEventBoxDialog({ open, onOpenChange }: DialogProps) {
  const [round, setRound] = useState({ number: 1, isSpent: false })
  // Begins anew only when it is opened again: nothing moves while it closes.
  if (open && round.isSpent) setRound({ number: round.number + 1, isSpent: false })
  return (
    <CreateBox
      key={round.number}
      open={open}
      onOpenChange={onOpenChange}
      onCreated={() => setRound((now) => ({ ...now, isSpent: true }))}
    />
  )
}

interface CreateBoxProps extends Pick<DialogProps, 'open' | 'onOpenChange'> {
  /** The box was made, and the dialog is closed. */
  onCreated: () => void
}

function CreateBox({ open, onOpenChange, onCreated }: CreateBoxProps) {
  const sentences = useSentences('eventBoxes', eventBoxSentences)
  const { proposedName } = useSentences('newBox', newBoxSentences)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { form, now } = useEventBoxForm(createBoxFormAt, EMPTY)
  /** `before`: the type that was chosen before going back. */
  const [{ type, before }, setStep] = useState<{ type?: EventType; before?: EventType }>({})
  const popup = useRef<HTMLDivElement>(null)
  const isProposed = useProposedName(form)
  const [created, setCreated] = useState<string>()
  const sent = useRef({ text: '', key: '' })
  const hasChanges = Object.keys(form.formState.dirtyFields).length > 0
  useUnsavedChanges(hasChanges, sentences.unsavedChanges, open && (() => onOpenChange(false)))

  const { submit, isBusy, problems } = useFormCall(
    form,
    async (box) => {
      const text = JSON.stringify(box)
      // Pressed again after a lost answer, the same text finds the box that was made. Another text is another box.
      if (sent.current.text !== text) sent.current = { text, key: newRequestKey() }
      const { giftid } = await make({ ...box, request_key: sent.current.key }).catch((error) => {
        // The dialog may have been closed meanwhile: then a toast shows the error.
        onOpenChange(true)
        throw error
      })
      // Nothing is unsaved any more, but the text stays visible while the dialog closes.
      form.reset(form.getValues())
      setCreated(giftid)
      // A new box changes everything that the host has fetched: totals, lists, activities.
      void queries.invalidateQueries()
    },
    // The server's refusal; or another failure, such as an answer that does not match the contract.
    (error) => (error instanceof ApiError ? sentences.createFailed : sentences.createQrFailed),
  )
  const show = useEffectEvent((giftid: string) => {
    const leave = () => void navigate(paths.eventBox.href(giftid))
    onCreated()
    onOpenChange(false)
    // A host who closed the dialog meanwhile stays where they are.
    notify.success(sentences.created, open ? undefined : { label: sentences.viewDetails, onClick: leave })
    if (open) leave()
  })
  // Once the last changes are rendered: nothing asks about unsaved ones then.
  useEffect(() => {
    if (created) show(created)
  }, [created])
  useEffect(() => {
    if (type) popup.current?.focus()
  }, [type])

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      popup={popup}
      isWide={type !== undefined}
      title={type ? sentences.types[type] : sentences.createLink}
      description={type ? sentences.seenByGuests : sentences.whatIsCelebrated}
      leading={type && <BackButton onClick={() => setStep({ before: type })} />}
    >
      {type ? (
        <Form onSubmit={submit} isBusy={isBusy}>
          <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
            <div className="grid content-start gap-5">
              <EventBoxFields
                form={form}
                labels={{ name: sentences.name, location: sentences.location }}
                hasCouple={type === 'marriage'}
                now={now}
                nameHint={isProposed ? proposedName : undefined}
              />
            </div>
            <GuestPagePreview form={form} />
          </div>
          <DialogFooter>
            <FormProblems problems={problems} />
            <Button type="submit" size="lg" wide busy={isBusy} busyLabel={sentences.creating}>
              {sentences.createLink}
            </Button>
          </DialogFooter>
        </Form>
      ) : (
        <TypeChoice
          focused={before}
          onChoose={(chosen) => {
            form.setValue('event_type', chosen)
            form.clearErrors()
            setStep({ type: chosen })
          }}
        />
      )}
    </Dialog>
  )
}

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={useSentences('eventBoxes', eventBoxSentences).backToType}
      className="-ml-3 flex size-12 flex-none items-center justify-center rounded-full text-maroon hover:bg-maroon-wash"
    >
      <ArrowLeft className="size-5.5" aria-hidden="true" />
    </button>
  )
}

/** @returns whether the name is the proposed one. */
function useProposedName(form: EventBoxForm): boolean {
  const [type, groom, bride, name] = form.watch(['event_type', 'groom_name', 'bride_name', 'name'])
  const proposal =
    type === 'marriage' ? nameOfCouple({ groom_name: groom ?? '', bride_name: bride ?? '' }) : ''
  const filledIn = useRef('')
  useEffect(() => {
    const written = form.getValues('name')
    if (written !== '' && written !== filledIn.current) return
    filledIn.current = proposal
    if (written !== proposal)
      form.setValue('name', proposal, { shouldValidate: form.formState.isSubmitted && proposal !== '' })
  }, [form, proposal])
  return proposal !== '' && name === proposal
}

const choices = [
  { type: 'marriage', Picture: Varmala },
  { type: 'other', Picture: Diya },
] as const

interface TypeChoiceProps {
  /** Receives the focus on going back. */
  focused: EventType | undefined
  onChoose: (type: EventType) => void
}

/** Step 1 of creating an event box: its type. */
function TypeChoice({ focused, onChoose }: TypeChoiceProps) {
  const { types, typeTexts } = useSentences('eventBoxes', eventBoxSentences)
  const chosen = useRef<HTMLButtonElement>(null)
  useEffect(() => chosen.current?.focus(), [])
  return (
    <div className="grid gap-3.5 pt-1 sm:grid-cols-2 sm:gap-4">
      {choices.map(({ type, Picture }) => (
        <button
          key={type}
          ref={type === focused ? chosen : undefined}
          type="button"
          onClick={() => onChoose(type)}
          className="group flex items-center gap-5 rounded-card border border-line bg-paper p-5 text-left transition-[border-color,background-color,box-shadow,transform] duration-200 hover:border-marigold hover:bg-selected hover:shadow-lift active:scale-[0.985] sm:flex-col sm:gap-4 sm:px-5 sm:py-8 sm:text-center"
        >
          <Picture className="h-16 flex-none transition-transform duration-300 ease-spring group-hover:scale-105 sm:h-22" />
          <span className="min-w-0">
            <span className="block font-heading text-[1.4rem] leading-tight">{types[type]}</span>
            <span className="mt-1 block text-muted leading-snug">{typeTexts[type]}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
