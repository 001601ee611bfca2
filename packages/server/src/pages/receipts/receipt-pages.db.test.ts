// The private page of a gift: what it says, who reads it, and that it needs no script.
import { endsAt } from '@lifafa/contract/event-timing'
import { GUEST_LANGUAGES } from '@lifafa/contract/guest-page/languages'
import { guestPageSentences } from '@lifafa/contract/sentences/guest/en/page'
import { receiptSentences as sentences } from '@lifafa/contract/sentences/guest/en/receipt'
import { receipt as receiptInHindi } from '@lifafa/contract/sentences/guest/hi/receipt'
import { onTestFinished, vi } from 'vitest'
import { wait } from '../../test/hosts/accounts.ts'
import { insertFound } from '../../test/hosts/upi-id-checks.ts'
import { get } from '../../test/pages/get-page.ts'
import { aGift, anAwaitedReceipt, aReceipt, sharedPath } from '../../test/pages/receipts.ts'
import { pay } from '../../test/paying.ts'
import { ASK_AGAIN_MS } from '../../test/payments/orders.ts'
import { refundByHand } from '../../test/payments/refunds.ts'
import { untilEventsAreHandled } from '../../test/payments/wait-for-payments.ts'
import { insertEventBox } from '../../test/rows.ts'
import { expect, test } from '../../test/test.ts'

/** Its words, without markup. */
const textOf = (html: string): string =>
  html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, '\n')
    .replace(/\n+/g, '\n')

test('a receipt says amount, fee, total, time, references, and who receives the money', async ({ app }) => {
  const { path, paymentId } = await aReceipt(app)
  const { rrn } = await app.services.db
    .selectFrom('payments')
    .select('rrn')
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow()
  const page = await get(app, path)
  expect(page.statusCode).toBe(200)
  const text = textOf(page.body)
  for (const said of [
    '₹501',
    '₹20.04',
    '₹521.04',
    'November',
    'Sunita Deshpande',
    'Asha &amp; Ravi',
    rrn,
    paymentId,
  ])
    expect(text).toContain(said)
  for (const said of [sentences.paid, sentences.whoReceives]) expect(text).toContain(said)
})

test('a receipt is kept by nobody else, and neither indexed nor named to other sites', async ({ app }) => {
  const { path } = await aReceipt(app)
  for (const address of [path, `${path}/receipt.png`]) {
    const { headers } = await get(app, address)
    expect(headers).toMatchObject({ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex' })
  }
  const { headers, body } = await get(app, path)
  expect(headers['referrer-policy']).toBe('no-referrer')
  expect(body).toContain('<meta name="robots" content="noindex">')
  expect(headers['content-security-policy']).not.toContain('unsafe')
})

test('a receipt is in Hindi for a guest who reads Hindi, its picture too', async ({ app }) => {
  const { path } = await aReceipt(app)
  const { body } = await get(app, path, { 'accept-language': 'hi' })
  expect(body).toContain('<html lang="hi-IN">')
  expect(textOf(body)).toContain(receiptInHindi.whoReceives)
  expect(body).toContain(`${path}/receipt.png?lang=hi`)
  expect(textOf(body)).not.toContain(sentences.total)
})

test('the title of a receipt, and its text to share, name an event as an event, in every language', async ({
  app,
}) => {
  const { path } = await aGift(app, { event_type: 'other', name: 'Griha Pravesh' })
  for (const language of GUEST_LANGUAGES) {
    const { body } = await get(app, `${path}?lang=${language}`)
    const [, title, shared] = /<title>(.+?)<\/title>.* data-text="(.+?)"/s.exec(body) ?? []
    for (const text of [title, shared]) {
      expect(text).toContain('Griha Pravesh')
      // Only persons are given to.
      expect(text).not.toMatch(/ to Griha|को|-কে|ને |यांना|அவர்களுக்கு|వారికి/)
    }
  }
})

test('without its script a receipt offers picture and blessing, but no sharing', async ({ app }) => {
  const { path } = await aReceipt(app)
  const { body } = await get(app, path)
  expect(body).toMatch(new RegExp(`<form[^>]* action="${path}" method="post">.*<textarea`))
  // A refusal is a page: a link that downloads would save it as a file.
  expect(body).toMatch(new RegExp(`<a href="${path}/receipt.png\\?lang=en" class`))
  expect(body).toMatch(/<div data-share[^>]* hidden/)
  // The script stands in the document: it cannot be lost.
  expect(body.match(/<script[^>]*>/g)).toEqual(['<script>'])
})

test('an address with one wrong letter, or of another box, is a missing box', async ({ app }) => {
  const { path } = await aReceipt(app)
  const other = await insertEventBox(app.services.db)
  const token = path.split('/').at(-1) ?? ''
  const wrong = [
    path.replace(token, `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`),
    path.replace(token, `${token.slice(0, 19)}A`),
    path.replace(token, 'x'),
    `/contribute/${other.id}/receipt/${token}`,
    `/contribute/nonsense/receipt/${token}`,
  ]
  for (const address of wrong) {
    const page = await get(app, address)
    expect(page.statusCode, address).toBe(404)
    expect(page.body).toContain(guestPageSentences.unavailableTitle)
    expect(page.body).not.toContain('501')
    expect((await get(app, `${address}/receipt.png`)).statusCode).toBe(404)
  }
})

test('a shared address shows the receipt, and has no form', async ({ app }) => {
  const { path } = await aReceipt(app)
  const shared = sharedPath((await get(app, path)).body)
  expect(shared).not.toBe(path)
  const { body } = await get(app, shared)
  expect(textOf(body)).toContain('₹521.04')
  expect(body).not.toContain('<form')
  expect(sharedPath(body)).toBe(shared)
})

test('a receipt shows a partial refund, then the whole one, and nothing of a failed one', async ({ app }) => {
  const { path, paymentId, box } = await aReceipt(app)
  await app.services.db
    .insertInto('refunds')
    .values({
      ...{ payment_id: paymentId, event_box_id: box.id, amount_paise: 5_200, kind: 'external' },
      ...{ state: 'failed', check_at: null, provider_refund_id: 'rfnd_failed' },
      ...{ created_at: app.clock.now, updated_at: app.clock.now },
    })
    .execute()
  expect(textOf((await get(app, path)).body)).toContain(sentences.paid)
  await refundByHand(app, paymentId, 10_400)
  await untilEventsAreHandled(app)
  const partly = textOf((await get(app, path)).body)
  expect(partly).toContain(sentences.partlyRefunded)
  expect(partly).toContain('₹104')
  expect(partly).not.toContain(sentences.whoReceives)
  await refundByHand(app, paymentId, 41_704)
  await untilEventsAreHandled(app)
  const wholly = await get(app, path)
  expect(textOf(wholly.body)).toContain(sentences.refunded)
  expect(textOf(wholly.body)).toContain(sentences.wasRefunded)
  expect(wholly.body).not.toContain('<form')
})

test('whose account it is paid to is said of a gift that the hosts have, not before and not after', async ({
  app,
}) => {
  const { path, orderId, box } = await anAwaitedReceipt(app)
  const { db } = app.services
  const saidOn = async () => textOf((await get(app, path)).body).includes('TANVI YADAV')
  await db.updateTable('hosts').set({ upi_id: 'tanvi@okbank' }).where('id', '=', box.host_id).execute()
  await insertFound(app, box.host_id, 'tanvi@okbank', 'TANVI YADAV')
  const answer = { answer: 'yes', answered_at: app.clock.now } as const
  await db.updateTable('upi_id_checks').set(answer).where('host_id', '=', box.host_id).execute()
  expect(await saidOn()).toBe(false)
  const { razorpay_payment_id: paymentId } = await pay(app, orderId)
  wait(app, ASK_AGAIN_MS)
  expect(await saidOn()).toBe(true)
  await refundByHand(app, paymentId, 52_104)
  await untilEventsAreHandled(app)
  expect(await saidOn()).toBe(false)
})

test('before the payment is known the page says so, and asks the provider', async ({ app }) => {
  const { path, orderId } = await anAwaitedReceipt(app)
  const awaited = await get(app, path)
  expect(textOf(awaited.body)).toContain(sentences.isAwaited)
  expect(awaited.body).toContain('http-equiv="refresh"')
  await pay(app, orderId)
  wait(app, ASK_AGAIN_MS)
  const paid = await get(app, path)
  expect(textOf(paid.body)).toContain(sentences.paid)
  expect(paid.body).not.toContain('http-equiv="refresh"')
})

test('a receipt outlives event, account and box, then without a way back', async ({ app, startsAt }) => {
  const { db } = app.services
  const { path, box } = await aReceipt(app)
  const deactivate = (deactivated_at: Date | null) =>
    db.updateTable('hosts').set({ deactivated_at }).where('id', '=', box.host_id).execute()
  async function page(): Promise<string> {
    const { statusCode, body } = await get(app, path)
    expect(statusCode).toBe(200)
    expect(textOf(body)).toContain('₹521.04')
    return body
  }
  expect(await page()).toContain(sentences.backToBox)
  app.clock.now = endsAt(box.event_date)
  const over = await page()
  app.clock.now = startsAt
  await deactivate(startsAt)
  const deactivated = await page()
  await deactivate(null)
  await db.updateTable('event_boxes').set({ deleted_at: startsAt }).where('id', '=', box.id).execute()
  const deleted = await page()
  for (const body of [over, deactivated, deleted]) expect(body).not.toContain(sentences.backToBox)
  expect(deleted).not.toContain('<form')
})

test('the picture is a PNG to be saved, with the receipt’s own amounts', async ({ app }) => {
  const { path, paymentId } = await aReceipt(app)
  const drawing = vi.spyOn(app.services.web, 'draw')
  onTestFinished(() => drawing.mockRestore())
  const { statusCode, headers, rawPayload } = await get(app, `${path}/receipt.png`)
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('image/png')
  expect(headers['content-disposition']).toBe('attachment; filename="lifafa-receipt.png"')
  expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1080, 1440])
  const facts = ['₹501', '₹20.04', '₹521.04', 'Sunita Deshpande', paymentId].map((text) => ({ text }))
  expect(drawing.mock.calls).toMatchObject([
    [
      {
        kind: 'receipt',
        picture: {
          ...{ amount: '₹501', state: sentences.paid, isPaid: true },
          facts: expect.arrayContaining(facts.map((fact) => expect.objectContaining(fact))),
        },
      },
    ],
  ])
})
