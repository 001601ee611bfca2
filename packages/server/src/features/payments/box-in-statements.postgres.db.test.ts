// Every statement of a contribution names its box: where tables are spread over servers, all of its rows are on one (decision 30).

import { type Statement, statementsDuring } from '../../test/database/sent-statements.ts'
import { openOrder, pay, verify } from '../../test/paying.ts'
import { paymentAtProvider } from '../../test/payments/orders.ts'
import { insertEventBox } from '../../test/rows.ts'
import { expect, test } from '../../test/test.ts'
import { applyPayment } from './payment/apply-payment.ts'

const namesBox = ({ values }: Statement, boxId: string): boolean => values.includes(boxId)

test('an order, its payment and a repeated report name the box in each statement', async ({ app }) => {
  const { db, jobs, live } = app.services
  const { id: giftid } = await insertEventBox(db)
  const sent = await statementsDuring(async () => {
    const { body } = await openOrder(app, { giftid, request_key: crypto.randomUUID() })
    const proof = await pay(app, body.id)
    expect((await verify(app, proof, { giftid })).body.status).toBe('success')
    const payment = await paymentAtProvider(app, proof.razorpay_payment_id)
    expect(await applyPayment({ db, jobs, live, now: app.clock.now }, payment, giftid)).toBe('already')
  })
  expect(sent.length).toBeGreaterThan(6)
  expect(sent.filter((statement) => !namesBox(statement, giftid))).toEqual([])
})
