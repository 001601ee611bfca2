// A notice that a backup was restored: payouts made since must be compared with our bank before anything is sent again.
import { adminPayoutsCompared } from '@lifafa/contract/endpoints/admin/payouts'
import { adminPaymentsSentences } from '@lifafa/contract/sentences/admin/payments'
import { adminPayoutsSentences as sentences } from '@lifafa/contract/sentences/admin/payouts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminCall } from '../../../lib/calls/admin-api.ts'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import { bulleted, sentencesOf } from '../../../lib/network/api-error.ts'
import { MONEY_KEY } from '../../../lib/queries/to-do-query.ts'
import { when } from '../../../lib/time/when.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Card } from '../../../ui/display/card.tsx'
import { notify } from '../../../ui/overlays/toasts.ts'
import { payoutsQuery } from '../payment-queries.ts'
import type { PaymentsParams } from '../payments-params.ts'

interface RestoredNoticeProps {
  params: PaymentsParams
  /** Called before the notice leaves the page, and with it the focused button. */
  onGone: () => void
}

export function RestoredNotice({ params, onGone }: RestoredNoticeProps) {
  const queries = useQueryClient()
  const { queryKey, queryFn } = payoutsQuery(params)
  const { data } = useQuery({ queryKey, queryFn })
  const { once, isBusy } = useSingleFlight()
  const restored_at = data?.restored_at
  if (!restored_at) return null

  async function confirm(restored_at: string) {
    try {
      const { message } = await adminCall(adminPayoutsCompared, { body: { restored_at } })
      notify.success(message)
      onGone()
      await queries.invalidateQueries({ queryKey: [MONEY_KEY] })
    } catch (error) {
      notify.error(bulleted(sentencesOf(error)))
    }
  }

  return (
    <Card role="alert" className="mb-10 grid justify-items-start gap-3 border-maroon">
      <h3 className="font-heading text-maroon text-xl leading-7">{sentences.restored}</h3>
      <p className="max-w-prose">
        <span>{sentences.restoredText(when(restored_at))}</span>
        {data.is_automatic && <span>{` ${sentences.restoredSending}`}</span>}
      </p>
      <Button
        busy={isBusy}
        busyLabel={adminPaymentsSentences.marking}
        onClick={() => once(() => confirm(restored_at))}
      >
        {sentences.compared}
      </Button>
    </Card>
  )
}
