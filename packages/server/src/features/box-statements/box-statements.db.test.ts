// The statement of an event box, read back as a person's programs read it, and compared with the books.
import { getBoxStatement } from '@lifafa/contract/endpoints/box-money'
import { type ListedGuest, listGuests } from '@lifafa/contract/endpoints/guests'
import { getBook } from '@lifafa/contract/endpoints/register/book'
import { MAX_STATEMENT_CONTRIBUTIONS } from '@lifafa/contract/limits'
import { formatPaise } from '@lifafa/contract/money'
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { latinWords } from '@lifafa/contract/test/latin-in-hindi'
import { sql } from 'kysely'
import type { Row } from '../../db/tables.ts'
import { correctionsOf, write } from '../../test/administrators/corrections.ts'
import type { TestApp } from '../../test/app.ts'
import { call } from '../../test/fixtures.ts'
import { aBoxWithContributions, attemptsOf, refundContributionOf, round } from '../../test/paying-out.ts'
import { moneyFor, saveBankAccount } from '../../test/payouts/paid-hosts.ts'
import { expect, test } from '../../test/payouts/payout-test.ts'
import { bankMoves, sendPayoutWebhook } from '../../test/payouts/provider-payouts.ts'
import { pdfText, sheetsOf } from '../../test/read-files.ts'
import { insertContribution, insertEventBox, insertHost, SOME_TIME } from '../../test/rows.ts'
import { DAY_MS } from '../../test/times.ts'

type Box = Pick<Row<'event_boxes'>, 'id' | 'host_id'>

const ask = (app: TestApp, { id, host_id: hostId }: Box, format = 'pdf') =>
  call(app, [getBoxStatement.method, `${getBoxStatement.path.replace(':id', id)}?format=${format}`], {
    hostId,
  })

const fileOf = async (app: TestApp, box: Box, format: 'pdf' | 'xlsx'): Promise<Buffer> => {
  const { status, body } = await ask(app, box, format)
  expect(status).toBe(200)
  return Buffer.from(body.content, 'base64')
}

const NAMES = ['=1+1 Affifa', 'அன்பு செல்வன்', 'सुनीता देशपांडे', 'Ravi 💍 & <Asha>', '@SUM(A1)']

/** Five gifts with names that programs stumble over, one gone back in part, all paid out. */
async function aBoxThatWasPaid(app: TestApp): Promise<Row<'event_boxes'>> {
  const { db } = app.services
  const box = await aBoxWithContributions(app, { contributions: [] })
  for (const [index, guest_name] of NAMES.entries())
    await insertContribution(db, { event_box_id: box.id, guest_name, amount_paise: (index + 1) * 101_00 })
  await refundContributionOf(app, box.id, 52_00)
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  return box
}

test('a statement is for the host of the box alone, and has one of two formats', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const other = await insertHost(app.services.db)
  expect((await ask(app, { ...box, host_id: other.id })).status).toBe(404)
  expect((await call(app, ['GET', getBoxStatement.path.replace(':id', box.id)])).status).toBe(401)
  expect((await ask(app, box, 'html')).status).toBe(400)
})

test('the PDF has gifts with references, returned ones, payouts, and the books’ totals', async ({ app }) => {
  const box = await aBoxThatWasPaid(app)
  const text = await pdfText(await fileOf(app, box, 'pdf'))
  const money = await moneyFor(app, box)
  const [attempt] = await attemptsOf(app, box)
  const gifts = await app.services.db
    .selectFrom('contributions')
    .selectAll()
    .where('event_box_id', '=', box.id)
    .execute()
  for (const { payment_id, amount_paise } of gifts) {
    expect(text.replace(/\s/g, '')).toContain(payment_id)
    expect(text).toContain(formatPaise(amount_paise))
  }
  for (const part of [
    '=1+1 Affifa',
    '@SUM(A1)',
    '123456789012',
    attempt?.id,
    attempt?.reference,
    formatPaise(money.sums_paise.received),
  ])
    expect(text).toContain(part)
  expect(text).toContain('Refunded')
})

test('the workbook’s numbers add up to the books; names are text; references are there', async ({ app }) => {
  const box = await aBoxThatWasPaid(app)
  const sheets = await sheetsOf(await fileOf(app, box, 'xlsx'))
  const { sums_paise: sums } = await moneyFor(app, box)
  expect(Object.keys(sheets)).toEqual([
    'Gifts received',
    'Where Your Money Is',
    'Contributions',
    'Refunds to Guests',
    'Payouts to You',
  ])
  const gifts = (sheets.Contributions ?? []).slice(1, -1)
  expect(gifts.map(([, guest]) => guest).sort()).toEqual([...NAMES].sort())
  const { guests } = (
    await call(app, ['GET', listGuests.path.replace(':id', box.id)], { hostId: box.host_id })
  ).body
  expect(gifts.map((row) => row[3]).sort()).toEqual(
    guests.map(({ reference }: ListedGuest) => reference).sort(),
  )
  const amounts = (index: number) => gifts.reduce((sum, row) => sum + Math.round(Number(row[index]) * 100), 0)
  expect(amounts(4) - amounts(6)).toBe(sums.received)
  expect(sheets.Contributions?.at(-1)?.[4]).toBe(amounts(4) / 100)
  expect(sheets['Payouts to You']?.at(-1)?.at(-1)).toBe(sums['sent-on'] / 100)
  expect(sheets['Gifts received']?.map(([name]) => name)).toContain('Refunds to guests')
})

test('a host who reads Hindi gets both files in Hindi', async ({ app }) => {
  const { db } = app.services
  const box = await aBoxThatWasPaid(app)
  await write(app, box.id)
  await insertContribution(db, { event_box_id: box.id, guest_name: null })
  await db.updateTable('hosts').set({ language: 'hi' }).where('id', '=', box.host_id).execute()
  const text = await pdfText(await fileOf(app, box, 'pdf'))
  const sheets = Object.entries(await sheetsOf(await fileOf(app, box, 'xlsx'))).flat(3)
  expect(Object.keys(sheets).length).toBeGreaterThan(5)
  const typed = [...NAMES, box.name, 'Joseph', 'Meera', 'Nair'].flatMap(
    (name) => name.match(/[A-Za-z]+/g) ?? [],
  )
  expect(latinWords([text, ...sheets.filter((cell) => typeof cell === 'string')], typed)).toEqual([])
})

test('a payout to a bank account is listed with the last digits of the account alone', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await saveBankAccount(app, box)
  await round(app, 3 * DAY_MS)
  const [attempt] = await attemptsOf(app, box)
  await sendPayoutWebhook(app, await bankMoves(app, attempt, 'processed'))
  const sheets = await sheetsOf(await fileOf(app, box, 'xlsx'))
  expect(sheets['Payouts to You']?.map((row) => row[1])).toEqual([
    ...['Paid to', 'Bank account ending in 6789', null],
  ])
  const text = await pdfText(await fileOf(app, box, 'pdf'))
  expect(text).toContain('Bank account ending in 6789')
  expect(text).not.toContain('765432123456789')
})

test('a correction of the books is in the statement, and in the received sum', async ({ app }) => {
  const box = await aBoxWithContributions(app)
  await write(app, box.id)
  const [correction] = await correctionsOf(app, box.id)
  const sheets = await sheetsOf(await fileOf(app, box, 'xlsx'))
  expect(sheets.Corrections?.[1]?.slice(1)).toEqual([correction?.id, 100])
  expect(sheets['Gifts received']).toEqual(
    expect.arrayContaining([
      ['Corrections', 100],
      ['Gifts received', 601],
    ]),
  )
})

test('a box without money has a statement, too', async ({ app }) => {
  const empty = await insertEventBox(app.services.db)
  expect(await pdfText(await fileOf(app, empty, 'pdf'))).toContain('Gifts from guests (0)')
})

/** As `insertContribution` leaves them, so many at once. */
async function giveOften(db: TestApp['services']['db'], boxId: string, count: number): Promise<void> {
  await sql`with given as (
      select gen_random_uuid() as order_id, gen_random_uuid() as contribution_id, 'pay_' || gen_random_uuid() as payment_id
      from generate_series(1, ${count}::int)),
    orders as (insert into payment_orders (id, event_box_id, guest_name, guest_phone, guest_address, amount_paise, state, key_mode,
        provider_order_id, created_at, updated_at, paid_at)
      select order_id, ${boxId}, 'Joseph', '9123456780', 'Kochi', 104, 'paid', 'test', 'order_' || order_id, ${SOME_TIME}, ${SOME_TIME},
        ${SOME_TIME} from given),
    payments as (insert into payments (id, payment_order_id, event_box_id, status, amount_paise, currency, method, provider_created_at,
        first_seen_at, updated_at)
      select payment_id, order_id, ${boxId}, 'captured', 104, 'INR', 'upi', ${SOME_TIME}, ${SOME_TIME}, ${SOME_TIME} from given),
    contributions as (insert into contributions (id, event_box_id, payment_order_id, payment_id, guest_name, guest_phone,
        guest_address, amount_paise, fee_paise, paid_at, created_at)
      select contribution_id, ${boxId}, order_id, payment_id, 'Joseph', '9123456780', 'Kochi', 100, 4, ${SOME_TIME}, ${SOME_TIME}
      from given)
    insert into ledger (kind, event_box_id, payment_id, contribution_id, gateway_receivable, owed_to_hosts, platform_fee, occurred_at,
        created_at)
      select 'contribution', ${boxId}, payment_id, contribution_id, 104, -100, -4, ${SOME_TIME}, ${SOME_TIME} from given`.execute(
    db,
  )
}

test('a box with too many gifts is refused a statement, with the way out', async ({ app }) => {
  const box = await insertEventBox(app.services.db)
  const { db } = app.services
  await giveOften(db, box.id, 1000)
  // The planner would take the tables for empty, and look through the box for each row that refers to another.
  await sql`analyze payment_orders, payments, contributions`.execute(db)
  await giveOften(db, box.id, MAX_STATEMENT_CONTRIBUTIONS - 999)
  expect(await ask(app, box, 'xlsx')).toMatchObject({
    status: 413,
    body: { code: 'statementTooLarge', message: eventBoxSentences.statementTooLarge },
  })
  const excel = `${getBook.path.replace(':id', box.id)}?format=xlsx`
  expect((await call(app, [getBook.method, excel], { hostId: box.host_id })).status).toBe(200)
})

test('a host who asks for many statements gets two, and keeps nobody waiting', async ({ app }) => {
  const [eager, other] = [await insertEventBox(app.services.db), await insertEventBox(app.services.db)]
  const asked = Array.from({ length: 15 }, () => ask(app, eager))
  await expect.poll(() => Promise.race([...asked, undefined])).toBeDefined()
  expect((await ask(app, other)).status).toBe(200)
  const statuses = (await Promise.all(asked)).map(({ status }) => status).sort()
  expect(statuses).toEqual([200, 200, ...Array(13).fill(503)])
})
