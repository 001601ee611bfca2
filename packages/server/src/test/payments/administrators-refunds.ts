// Refunds that administrators request, in tests: through the API, or left unsent as after a crash.
import { hostOwesPaise, type Refundable } from '@lifafa/contract/refunds'
import type { Row } from '../../db/tables.ts'
import { requestRefund } from '../../features/payments/refund/request-refund.ts'
import { sendRefund } from '../../features/payments/refund/send-refund.ts'
import { adminHeaders, anAdmin } from '../administrators/admins.ts'
import type { TestApp } from '../app.ts'
import { call } from '../fixtures.ts'

export const REASON = 'The guest gave to the wrong couple'

/** The refundable part of a payment, as the timeline's page shows it. */
export async function shownOf(test: TestApp, paymentId: string): Promise<Refundable> {
  const path = `/admin/payments/timeline?id=${paymentId}`
  const { body } = await call(test, ['GET', path], { headers: await adminHeaders(test) })
  return body.timeline.captured.find((one: Refundable) => one.payment_id === paymentId)
}

/** As the dialog sends it; `otherwise` replaces what it sends. */
export async function refund(
  test: TestApp,
  paymentId: string,
  amount: number,
  otherwise: { headers?: { authorization: string } } & Record<string, unknown> = {},
) {
  const { headers = await adminHeaders(test), ...fields } = otherwise
  const shown = await shownOf(test, paymentId)
  const body = {
    amount,
    reason: REASON,
    request_key: crypto.randomUUID(),
    left_paise: shown.left_paise,
    host_owes_paise: hostOwesPaise(shown, amount),
    ...fields,
  }
  return call(test, ['POST', `/admin/payments/${paymentId}/refund`], { headers, body })
}

/** Requested, but its job is lost: nothing has been sent. Returns our id of it. */
export async function requestUnsent(test: TestApp, paymentId: string, amountPaise: number): Promise<string> {
  const { services, clock } = test
  const shown = await shownOf(test, paymentId)
  const requestKey = crypto.randomUUID()
  await requestRefund(
    { ...services, jobs: { ...services.jobs, add: async () => {} }, now: clock.now },
    {
      paymentId,
      amountPaise,
      reason: REASON,
      requestKey,
      seen: { leftPaise: shown.left_paise, hostOwesPaise: hostOwesPaise(shown, amountPaise) },
      adminId: (await anAdmin(test)).id,
    },
  )
  const { id } = await services.db
    .selectFrom('refunds')
    .select('id')
    .where('request_key', '=', requestKey)
    .executeTakeFirstOrThrow()
  return id
}

/** As the job does. */
export const sendNow = ({ services }: TestApp, refundId: string) => sendRefund(services, refundId)

/** The refunds of a payment at the provider, oldest first. */
export const atProvider = async ({ services }: TestApp, paymentId: string) =>
  (await services.provider.listRefundsOf(paymentId)).toReversed()

export const ourRefundsOf = ({ services }: TestApp, paymentId: string): Promise<Row<'refunds'>[]> =>
  services.db
    .selectFrom('refunds')
    .selectAll()
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('amount_paise')
    .execute()
