// Endpoints of administrators for corrections of the ledger: list them, and enter one.
import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { boxId } from '../../fields/box-id.ts'
import { ledgerAccount } from '../../fields/ledger-account.ts'
import { reason } from '../../fields/reason.ts'
import { form, malformed, says } from '../../fields/schemas.ts'
import { withoutInvisible } from '../../fields/text-rules.ts'
import { parsePaise } from '../../fields/typed-paise.ts'
import { adminCorrectionSentences as sentences } from '../../sentences/admin/corrections.ts'
import { moment, ok, pageNumber, pagination, said } from '../answers.ts'

const side = z.object({
  account: ledgerAccount,
  box: z.nullable(z.object({ id: z.string(), name: z.string() })),
})

export const correction = z.object({
  id: z.string(),
  at: moment,
  by: z.string(),
  amount_paise: z.number(),
  debit: side,
  credit: side,
  reason: z.string(),
})
export type Correction = z.infer<typeof correction>

export const adminListCorrections = endpoint({
  method: 'GET',
  path: '/admin/payments/corrections',
  access: 'admin',
  summary: 'Corrections of the ledger, newest first',
  query: form({ page: pageNumber }),
  response: z.object({
    success: ok,
    corrections: z.array(correction),
    pagination,
  }),
})

/** Only what is owed to hosts belongs to a box; an empty field is none. */
const optionalBox = z._default(z.string(malformed).check(z.overwrite(withoutInvisible)), '')

const lines = {
  debit_account: ledgerAccount,
  credit_account: ledgerAccount,
  debit_box: optionalBox,
  credit_box: optionalBox,
}

type Sides = { [Field in keyof typeof lines]: z.output<(typeof lines)[Field]> }

/** Reports what is wrong with the two lines together, each at its field. */
const linesAreRight = z.check<Sides>(({ value, issues }) => {
  const report = (field: keyof Sides, message: string) =>
    issues.push({ code: 'custom', message, path: [field], input: value, continue: true })
  for (const line of ['debit', 'credit'] as const) {
    const box = value[`${line}_box`]
    if (value[`${line}_account`] !== 'owed_to_hosts') {
      if (box !== '') report(`${line}_box`, sentences.boxNotWanted)
    } else if (!boxId.safeParse(box).success) report(`${line}_box`, sentences.boxWanted)
  }
  if (value.debit_account === value.credit_account && value.debit_box === value.credit_box)
    report('credit_account', sentences.sameLine)
})

/** The dialog's schema: the amount as typed, in rupees and paise. */
export const correctionForm = form({
  amount: z.pipe(
    z
      .string({ error: sentences.amountOdd })
      .check(says((typed) => (parsePaise(typed) ? undefined : sentences.amountOdd))),
    z.transform((typed) => parsePaise(typed) ?? 0),
  ),
  ...lines,
  reason,
}).check(linesAreRight)

/** `request_key`: of the dialog that was opened; the same one is written once. */
export const adminEnterCorrection = endpoint({
  method: 'POST',
  path: '/admin/payments/corrections',
  access: 'admin',
  summary: 'Enter a correction of two lines in the ledger',
  body: form({
    amount: z.int({ error: sentences.amountOdd }).check(z.positive({ error: sentences.amountOdd })),
    ...lines,
    reason,
    request_key: z.uuid(malformed),
  }).check(linesAreRight),
  response: said,
})
