// The endpoint of administrators that refunds a payment, and the form of its dialog.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { reason } from '../../fields/reason.ts'
import { form, malformed, says } from '../../fields/schemas.ts'
import { parsePaise } from '../../fields/typed-paise.ts'
import { formatPaise } from '../../money.ts'
import { SMALLEST_REFUND_PAISE } from '../../refunds.ts'
import { adminRefundSentences as sentences } from '../../sentences/admin/refunds.ts'
import { said } from '../answers.ts'

/** The reason why so many paise cannot be refunded if `leftPaise` are left; undefined: they can. */
export function refundProblem(paise: number | undefined, leftPaise: number): string | undefined {
  if (paise === undefined) return sentences.amountOdd
  if (paise < SMALLEST_REFUND_PAISE) return sentences.amountTooSmall
  return paise > leftPaise ? sentences.amountTooLarge(formatPaise(leftPaise)) : undefined
}

/** The dialog's schema: the amount as typed, in rupees and paise. */
export const refundForm = (leftPaise: number) =>
  form({
    amount: z.pipe(
      z
        .string({ error: sentences.amountOdd })
        .check(says((typed) => refundProblem(parsePaise(typed), leftPaise))),
      z.transform((typed) => parsePaise(typed) ?? 0),
    ),
    reason,
  })

const paise = z.int(malformed)

/**
 * `left_paise` and `host_owes_paise`: what the administrator saw. `request_key`: of the dialog that was opened; the same one
 * refunds once.
 */
export const adminRefundPayment = endpoint({
  method: 'POST',
  path: '/admin/payments/:id/refund',
  access: 'admin',
  summary:
    'Refund a captured payment, whole or a part, as the caller saw it; 409 where it has changed or cannot be refunded',
  params: z.object({ id: z.string().check(z.regex(/^pay_[\w-]{1,60}$/)) }),
  body: form({
    amount: paise,
    reason,
    request_key: z.uuid(malformed),
    left_paise: paise,
    host_owes_paise: paise,
  }),
  response: said,
})
