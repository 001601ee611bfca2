// Opens a desk: who sits there, what the helper may see, when it ends; then shows its link and PIN, once.
import type { Input } from '@lifafa/contract/endpoint'
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { openDesk } from '@lifafa/contract/endpoints/register/desks'
import { dayInIndia, startOfDayInIndia, todayInIndia } from '@lifafa/contract/event-timing'
import { useEffect, useRef, useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../lib/calls/api.ts'
import { FormOfDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { desksQuery } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { stepDone } from '../first-steps/done-steps.ts'
import { DeskSecrets, type Secrets } from './desk-secrets.tsx'

/** The night of a wedding is over at six in the morning. */
const ENDS_AT_MS = 6 * 60 * 60_000

const dayAfter = (day: string): string => todayInIndia(dayInIndia(day).until)

/** `ends_at`: a day in India, as it is typed; the desk ends on it at 6:00 in the morning. */
const deskForm = z.pipe(
  z.pipe(
    z.object({
      helper: z.string(),
      may_see_names: z.boolean(),
      may_see_sums: z.boolean(),
      ends_at: z.string(),
    }),
    z.transform(({ ends_at, ...rest }): Input<typeof openDesk.body> => {
      const start = startOfDayInIndia(ends_at).getTime()
      return { ...rest, ends_at: Number.isNaN(start) ? '' : new Date(start + ENDS_AT_MS).toISOString() }
    }),
  ),
  openDesk.body,
)

/** `isLate`: its form was closed before the answer came. Another one may be open since. */
type OpenedDesk = Secrets & { helper: string; isLate: boolean }

export function OpenDeskDialog({ box, ...dialog }: DialogProps & { box: GiftBook }) {
  const sentences = useRegisterSentences()
  const [opened, setOpened] = useState<OpenedDesk>()
  const { open, onOpenChange, finalFocus } = dialog
  const change = (to: boolean) => {
    // Shown once.
    if (!to) setOpened(undefined)
    onOpenChange(to)
  }
  return (
    <Dialog
      {...{ open, finalFocus }}
      onOpenChange={change}
      title={opened ? sentences.secretsTitle(opened.helper) : sentences.openDesk}
      firstField="helper"
      losesText
    >
      {opened && (
        <DeskSecrets {...opened} onClose={() => (opened.isLate ? setOpened(undefined) : change(false))} />
      )}
      {(!opened || opened.isLate) && (
        <div hidden={opened !== undefined}>
          <OpenDeskForm box={box} onOpenChange={change} onOpened={setOpened} />
        </div>
      )}
    </Dialog>
  )
}

interface OpenDeskFormProps {
  box: GiftBook
  onOpenChange: (open: boolean) => void
  onOpened: (desk: OpenedDesk) => void
}

function OpenDeskForm({ box, onOpenChange, onOpened }: OpenDeskFormProps) {
  const sentences = useRegisterSentences()
  const [today] = useState(() => todayInIndia(serverNow()))
  const isGone = useRef(false)
  useEffect(() => {
    isGone.current = false
    return () => {
      isGone.current = true
    }
  }, [])
  const lastDay = dayAfter([box.marriage_date, today].sort().at(-1) ?? today)
  return (
    <FormOfDialog
      onOpenChange={onOpenChange}
      onDone={() => {}}
      schema={deskForm}
      values={{ helper: '', may_see_names: true, may_see_sums: false, ends_at: lastDay }}
      submit={async (body) => {
        const { token, pin } = await call(openDesk, { params: { id: box.giftid }, body })
        stepDone(box.giftid, 'desk')
        onOpened({ token, pin, helper: body.helper, isLate: isGone.current })
      }}
      failed={sentences.openFailed}
      keys={[desksQuery(box.giftid).queryKey]}
      confirm={sentences.openDesk}
      busy={sentences.opening}
    >
      {(field) => (
        <>
          <TextField label={sentences.helper} {...field('helper')} autoCapitalize="words" />
          <div>
            <Checkbox {...field('may_see_names')} label={sentences.maySeeNames} />
            <Checkbox {...field('may_see_sums')} label={sentences.maySeeSums} />
          </div>
          <TextField
            label={sentences.lastDay}
            {...field('ends_at')}
            type="date"
            min={dayAfter(today)}
            required
          />
        </>
      )}
    </FormOfDialog>
  )
}
