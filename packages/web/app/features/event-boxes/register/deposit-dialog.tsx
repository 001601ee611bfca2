// Notes that money of a count is at the bank: which day, how much, by whom; or takes the note back.
import type { Input } from '@lifafa/contract/endpoint'
import { type ClosedCount, noteDeposit, removeDeposit } from '@lifafa/contract/endpoints/register/counts'
import { todayInIndia } from '@lifafa/contract/event-timing'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import { quantityText } from '@lifafa/contract/register/typed-entry'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import * as z from 'zod/mini'
import { call } from '../../../lib/calls/api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { FormDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useSentences } from '../../../lib/language/language.tsx'
import { countsQuery } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { serverNow } from '../../../lib/time/server-clock.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'

/** `amount_paise`: in rupees, as it is typed. */
const depositForm = z.pipe(
  z.transform(
    ({
      amount_paise,
      ...rest
    }: Record<'day' | 'amount_paise' | 'by', string>): Input<typeof noteDeposit.body> => ({
      ...rest,
      amount_paise: parsePaise(amount_paise) ?? Number.NaN,
    }),
  ),
  noteDeposit.body,
)

interface DepositDialogProps extends DialogProps {
  giftid: string
  count: ClosedCount
}

export function DepositDialog({ giftid, count, ...dialog }: DepositDialogProps) {
  const sentences = useRegisterSentences()
  const labels = useSentences('labels', labelSentences)
  const today = todayInIndia(serverNow())
  const counted = count.counted_cash_paise + count.counted_cheques_paise
  const { day, amount_paise, by } = count.deposit ?? { day: today, amount_paise: counted, by: '' }
  const params = { id: giftid, count: count.number }
  const keys = [countsQuery(giftid).queryKey]
  const removal = useAction(
    async () => {
      await call(removeDeposit, { params })
      dialog.onDone()
    },
    { done: sentences.depositRemoved, failed: sentences.depositFailed, keys },
  )
  return (
    <FormDialog
      {...dialog}
      title={count.deposit ? sentences.changeDeposit : sentences.noteDeposit}
      description={sentences.depositText}
      schema={depositForm}
      values={{ day, amount_paise: quantityText({ amount_paise }), by }}
      submit={async (body) => {
        await call(noteDeposit, { params, body })
        return sentences.depositNoted
      }}
      failed={sentences.depositFailed}
      keys={keys}
      confirm={labels.save}
      busy={labels.saving}
    >
      {(field) => (
        <>
          <TextField
            label={sentences.depositDay}
            {...field('day')}
            type="date"
            min={todayInIndia(new Date(count.counted_at))}
            max={today}
            required
          />
          <TextField label={sentences.amount} {...field('amount_paise')} inputMode="decimal" />
          <TextField label={sentences.depositBy} {...field('by')} autoCapitalize="words" />
          {count.deposit && (
            <Button
              variant="quiet"
              busy={removal.isBusy}
              busyLabel={sentences.removingDeposit}
              onClick={removal.run}
            >
              {sentences.removeDeposit}
            </Button>
          )}
        </>
      )}
    </FormDialog>
  )
}
