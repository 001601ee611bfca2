// Fills in the proposed name while the couple is typed, until the host has written another one.
import { useEffect, useRef } from 'react'
import { proposedName } from './proposed-name.ts'
import type { EventBoxForm } from './use-event-box-form.ts'

/** @returns whether the name is the proposed one. */
export function useProposedName(form: EventBoxForm): boolean {
  const [type, groom, bride, name] = form.watch(['event_type', 'groom_name', 'bride_name', 'name'])
  const proposal =
    type === 'marriage' ? proposedName({ groom_name: groom ?? '', bride_name: bride ?? '' }) : ''
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
