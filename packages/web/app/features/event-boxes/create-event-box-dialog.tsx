// Making an event box: first what is celebrated, then the form. Closed or stepped back from, it keeps what was typed.
import { createBox, type EventType } from '@lifafa/contract/endpoints/event-boxes'
import { eventBoxSentences } from '@lifafa/contract/sentences/event-boxes'
import { useQueryClient } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../lib/api.ts'
import { useFormCall } from '../../lib/use-form-call.ts'
import type { LazyDialogProps } from '../../lib/use-lazy-dialog.tsx'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Dialog } from '../../ui/dialog.tsx'
import { notify } from '../../ui/toasts.tsx'
import { CreateForm } from './create-form.tsx'
import { EVENT_TYPE_NAMES } from './event-type-names.ts'
import { TypeChoice } from './type-choice.tsx'

const EMPTY = { name: '', location: '', marriage_date: '', groom_name: '', bride_name: '', message: '' }

export function CreateEventBoxDialog({ open, onOpenChange }: LazyDialogProps) {
  const queries = useQueryClient()
  const form = useSchemaForm(createBox.body, { ...EMPTY, event_type: 'marriage' })
  const [type, setType] = useState<EventType>()
  const lastType = useRef<EventType>(undefined)
  const firstControl = useRef<HTMLElement>(null)
  const isSpent = useRef(false)

  const { submit, isBusy, problems } = useFormCall(
    form,
    async (box) => {
      try {
        await call(createBox, { body: box })
      } catch (error) {
        // It may have been closed meanwhile: what went wrong must not stay unseen.
        onOpenChange(true)
        throw error
      }
      isSpent.current = true
      notify.success(eventBoxSentences.created)
      onOpenChange(false)
      // A new box shows in whatever the host has fetched: figures, lists, activities.
      void queries.invalidateQueries()
    },
    eventBoxSentences.createFailed,
  )

  function choose(chosen: EventType) {
    form.setValue('event_type', chosen)
    form.clearErrors()
    lastType.current = chosen
    show(chosen)
  }
  /** The focus goes along to the other step. */
  function show(step: EventType | undefined) {
    flushSync(() => setType(step))
    firstControl.current?.focus()
  }
  /** Emptied only once it is out of sight, so that nothing jumps while it leaves. */
  function startAnew(isOpen: boolean) {
    if (isOpen || !isSpent.current) return
    isSpent.current = false
    lastType.current = undefined
    form.reset()
    setType(undefined)
  }

  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      onOpenChangeComplete={startAnew}
      initialFocus={firstControl}
      title={type ? EVENT_TYPE_NAMES[type] : eventBoxSentences.createLink}
      description={
        type ? 'Your guests see this on the page that the QR code opens.' : 'What are you celebrating?'
      }
      leading={type && <BackButton onClick={() => show(undefined)} />}
    >
      {type ? (
        <CreateForm
          form={form}
          type={type}
          firstControl={firstControl}
          onSubmit={submit}
          isBusy={isBusy}
          problems={problems}
        />
      ) : (
        <TypeChoice lastChosen={lastType.current} firstControl={firstControl} onChoose={choose} />
      )}
    </Dialog>
  )
}

function BackButton({ onClick }: { onClick: () => void }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label="Back to the type of event"
      className="-ml-3 flex size-12 flex-none items-center justify-center rounded-full text-maroon hover:bg-maroon-wash"
    >
      <ArrowLeft className="size-5.5" aria-hidden="true" />
    </button>
  )
}
