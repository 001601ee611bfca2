// Locks a payout that is paid by hand, shows what to pay, and asks for the bank's reference.
import type { Answer } from '@lifafa/contract/endpoint'
import {
  type AdminPayout,
  adminMarkPayoutPaid,
  adminPayByHand,
  markPaidForm,
} from '@lifafa/contract/endpoints/admin/payouts'
import { formatPaise } from '@lifafa/contract/money'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import { FormOfDialog } from '../../../lib/dialogs/form-dialog.tsx'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { ApiError, sentencesOf } from '../../../lib/network/api-error.ts'
import { holdText } from '../../../lib/parts/payout-facts.tsx'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Checkbox } from '../../../ui/inputs/checkbox.tsx'
import { TextField } from '../../../ui/inputs/text-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { OurReference, WhichPayout } from './dialog-parts.tsx'

interface PayDialogProps extends DialogProps {
  /** Undefined until a payout was chosen. */
  payout: AdminPayout | undefined
}

export function PayDialog({ payout, ...rest }: PayDialogProps) {
  // The text typed for one payout must not appear for the next, nor an attempt that is over for one that is open again.
  return (
    payout && (
      <OfPayout key={`${payout.id} ${payout.attempt?.id} ${payout.state}`} payout={payout} {...rest} />
    )
  )
}

function OfPayout({ payout, onDone, ...dialog }: DialogProps & { payout: AdminPayout }) {
  const [attempt, setAttempt] = useState(payout.state === 'paying' ? payout.attempt?.id : undefined)
  const [to, setTo] = useState<string | null>(null)
  return (
    <Dialog
      {...dialog}
      losesText
      title={attempt === undefined ? sentences.payByHand : sentences.markPaid}
      description={<WhichPayout payout={payout} />}
    >
      {payout.state !== 'paying' && <Held payout={payout} />}
      {attempt === undefined ? (
        <Lock
          payout={payout}
          onCancel={() => dialog.onOpenChange(false)}
          onLocked={(locked) => {
            setAttempt(locked.attempt)
            setTo(locked.bank_account ?? locked.upi_id)
          }}
        />
      ) : (
        <MarkPaid
          payout={payout}
          to={to}
          attempt={attempt}
          onOpenChange={dialog.onOpenChange}
          onDone={onDone}
        />
      )}
    </Dialog>
  )
}

type Locked = Answer<typeof adminPayByHand>

interface LockProps {
  payout: AdminPayout
  onLocked: (locked: Locked) => void
  onCancel: () => void
}

function Lock({ payout, onLocked, onCancel }: LockProps) {
  const { id, upi_id, bank_account, amount_paise, hold_reason } = payout
  const queries = useQueryClient()
  const { once, isBusy } = useSingleFlight()
  const [problems, setProblems] = useState<string[]>([])
  /** Locked in another tab, or by a call whose answer was lost. */
  const [before, setBefore] = useState<Locked>()
  async function lock() {
    setProblems([])
    if (before) return onLocked(before)
    try {
      const body = { upi_id, bank_account, amount_paise, hold_reason }
      const locked = await adminCall(adminPayByHand, { params: { id }, body })
      if (locked.since === null) onLocked(locked)
      else setBefore(locked)
      void queries.invalidateQueries({ queryKey: [MONEY_KEY] })
    } catch (error) {
      setProblems(sentencesOf(error, sentences.payByHandFailed))
    }
  }
  return (
    <div className="grid gap-5">
      {before?.since ? (
        <p role="alert" className="font-semibold">
          {sentences.lockedBefore(when(before.since))}
        </p>
      ) : (
        <p>{sentences.payByHandText}</p>
      )}
      <FormProblems problems={problems} />
      <div className="flex gap-3 max-sm:flex-col-reverse sm:justify-end">
        <Button variant="secondary" onClick={onCancel}>
          {before ? sentences.keepLocked : sentences.cancel}
        </Button>
        <Button busy={isBusy} busyLabel={adminPaymentsSentences.marking} onClick={() => once(lock)}>
          {before ? sentences.showDetails : sentences.lock}
        </Button>
      </div>
    </div>
  )
}

/** Why it waits, and for which UPI ID or bank account: as its row says. */
const Held = ({ payout }: { payout: AdminPayout }) =>
  payout.hold_reason && (
    <div className="mb-5 rounded-field bg-selected px-4 py-3 text-selected-ink leading-snug">
      <p className="wrap-anywhere font-mono text-sm">{payout.bank_account ?? payout.upi_id}</p>
      <p className="wrap-anywhere font-semibold first-letter:uppercase">
        {holdText(payout.hold_reason, payout)}
      </p>
    </div>
  )

function toldOf({ channel, is_in_batch }: NonNullable<AdminPayout['attempt']>) {
  if (channel === 'provider') return 'askedToPay'
  return is_in_batch ? 'putInFile' : 'toldToPay'
}

interface MarkPaidProps extends Pick<DialogProps, 'onOpenChange' | 'onDone'> {
  payout: AdminPayout
  to: string | null
  attempt: string
}

function MarkPaid({ payout, to, attempt, ...rest }: MarkPaidProps) {
  /** Undefined where it was locked in this dialog. */
  const lockedBefore = payout.attempt?.id === attempt ? payout.attempt : undefined
  const amount = formatPaise(lockedBefore?.amount_paise ?? payout.amount_paise)
  /** The reference that another payment has already. */
  const [used, setUsed] = useState<string>()
  const [isShared, setShared] = useState(false)
  return (
    <FormOfDialog
      {...rest}
      schema={markPaidForm}
      values={{ reference: '' }}
      submit={async ({ reference }) => {
        const body = { reference, is_shared: isShared && reference === used }
        try {
          return (await adminCall(adminMarkPayoutPaid, { params: { attempt }, body })).message
        } catch (error) {
          if (error instanceof ApiError && error.code === 'payoutReferenceUsed') {
            setUsed(reference)
            setShared(false)
          }
          throw error
        }
      }}
      failed={sentences.markPaidFailed}
      keys={[[MONEY_KEY]]}
      cancel={lockedBefore ? sentences.cancel : sentences.keepLocked}
      confirm={sentences.markPaid}
      busy={adminPaymentsSentences.marking}
    >
      {(field) => (
        <>
          {lockedBefore ? (
            <p className="wrap-anywhere">
              {sentences[toldOf(lockedBefore)](amount, when(lockedBefore.started_at))}
            </p>
          ) : (
            <ol className="list-decimal space-y-2 pl-5">
              <li className="wrap-anywhere">
                {to === null ? sentences.payElsewhere(amount) : sentences.pay(amount, to)}
              </li>
              <li>{sentences.thenMark}</li>
            </ol>
          )}
          {lockedBefore?.channel === 'provider' && <OurReference attempt={attempt} />}
          <p className="font-semibold">{sentences.noWayBack}</p>
          <TextField
            label={sentences.referenceLabel}
            hint={sentences.referenceHint}
            {...field('reference')}
            autoCapitalize="characters"
            spellCheck={false}
            className="[&_input]:font-mono"
          />
          {used !== undefined && (
            <Checkbox
              checked={isShared}
              onChange={(event) => setShared(event.target.checked)}
              label={sentences.sharedReference}
            />
          )}
        </>
      )}
    </FormOfDialog>
  )
}
