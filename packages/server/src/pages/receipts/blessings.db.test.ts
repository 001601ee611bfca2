// A guest's blessing: who writes it and for how long, what is taken, who reads it, and that it is erased.
import { MAX_BLESSING_LENGTH } from '@lifafa/contract/limits'
import { textSentences } from '@lifafa/contract/sentences/fields/text'
import { receiptSentences as sentences } from '@lifafa/contract/sentences/guest/en/receipt'
import { page as hindi } from '@lifafa/contract/sentences/guest/hi/page'
import { LIMITS } from '../../http/limits/rate-limits.ts'
import type { TestApp } from '../../test/app.ts'
import { get } from '../../test/pages/get-page.ts'
import { aGift, sharedPath, writeBlessing } from '../../test/pages/receipts.ts'
import { insertRefundOf } from '../../test/rows.ts'
import { expect, hostTest as test } from '../../test/test.ts'

type Listed = { blessing: string | null; blessing_hidden: boolean }

const blessingOf = async (app: TestApp, boxId: string) =>
  (
    await app.services.db
      .selectFrom('contributions')
      .select('blessing')
      .where('event_box_id', '=', boxId)
      .executeTakeFirstOrThrow()
  ).blessing

test('a blessing is kept as it was written, in any script and in several lines', async ({ app }) => {
  const { path, boxId } = await aGift(app)
  const written = 'सदा सुखी रहो! 💐\r\n\r\nவாழ்த்துக்கள்\r\n— Tara & Ravi <3'
  const answer = await writeBlessing(app, path, `  ${written}\n`)
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${path}#blessing`])
  expect(await blessingOf(app, boxId)).toBe(written.replaceAll('\r\n', '\n'))
  const { body } = await get(app, path)
  expect(body).toContain(sentences.blessingSent)
  expect(body).toContain('— Tara &amp; Ravi &lt;3')
})

test('the example of a blessing wishes a couple well; an event has none', async ({ app }) => {
  const [wedding, birthday] = [
    await aGift(app),
    await aGift(app, { event_type: 'other', name: 'Asha is 60' }),
  ]
  expect((await get(app, wedding.path)).body).toContain(`placeholder="${sentences.blessingPlaceholder}"`)
  const { body } = await get(app, birthday.path)
  expect(body).toContain(sentences.blessingTitle)
  expect(body).not.toContain('placeholder=')
})

test('a blessing may be changed and taken back', async ({ app }) => {
  const { path, boxId } = await aGift(app)
  for (const text of ['Be happy', 'Be very happy']) await writeBlessing(app, path, text)
  expect(await blessingOf(app, boxId)).toBe('Be very happy')
  await writeBlessing(app, path, ' \n ')
  expect(await blessingOf(app, boxId)).toBeNull()
})

test.for([
  ['too long', '🌸'.repeat(MAX_BLESSING_LENGTH + 1), textSentences.tooLong(MAX_BLESSING_LENGTH)],
  ['pasted from a long message', 'आशीर्वाद '.repeat(700), textSentences.tooLong(MAX_BLESSING_LENGTH)],
  ['with a link', 'see www.example.com', textSentences.noLinks('www.example.com')],
  ['with invisible letters', 'be\u202eup happy', textSentences.noInvisible('beup')],
  ['with a NUL', 'be\u0000up happy', textSentences.noInvisible('beup')],
] as const)(
  'a blessing %s is refused with a sentence, and the typed text stays',
  async ([, text, sentence], { app }) => {
    const { path, boxId } = await aGift(app)
    const refused = await writeBlessing(app, path, text)
    expect(refused.statusCode).toBe(400)
    expect(refused.body).toContain(sentence)
    expect(refused.body).toMatch(/<textarea[^>]*>[^<]{3,}<\/textarea>/)
    expect(await blessingOf(app, boxId)).toBeNull()
  },
)

test('two hundred characters fit, an emoji counts as one; refusals are translated', async ({ app }) => {
  const { path, boxId } = await aGift(app)
  const whole = '🌸'.repeat(MAX_BLESSING_LENGTH)
  await writeBlessing(app, path, whole)
  expect(await blessingOf(app, boxId)).toBe(whole)
  const refused = await writeBlessing(app, `${path}?lang=hi`, `${whole}!`)
  expect(refused.body).toContain(hindi.text.tooLong(MAX_BLESSING_LENGTH))
})

test('markup in a blessing is text on the page', async ({ app }) => {
  const { path } = await aGift(app)
  await writeBlessing(app, path, '</textarea><script>alert(1)</script>')
  const { body } = await get(app, path)
  expect(body).not.toContain('<script>alert')
  expect(body).toContain('&lt;script&gt;alert(1)')
})

test('a shared receipt and a wrong address cannot write a blessing', async ({ app }) => {
  const { path, boxId } = await aGift(app)
  const shared = sharedPath((await get(app, path)).body)
  for (const address of [shared, `${path.slice(0, -3)}AAA`])
    expect((await writeBlessing(app, address, 'Not mine')).statusCode).toBe(404)
  expect(await blessingOf(app, boxId)).toBeNull()
})

test('a blessing is taken until the event’s end, or a week after payment', async ({ app, startsAt }) => {
  const { path, boxId } = await aGift(app)
  app.clock.now = new Date('2026-11-28T05:59:00Z')
  expect((await writeBlessing(app, path, 'In time')).statusCode).toBe(303)
  app.clock.now = new Date('2026-11-28T06:00:00Z')
  const late = await writeBlessing(app, path, 'Too late')
  const page = await get(app, path)
  app.clock.now = startsAt
  expect(late.statusCode).toBe(410)
  expect(late.body).toContain(sentences.blessingClosed)
  expect(page.body).toContain('In time')
  expect(page.body).not.toContain('<form')
  expect(await blessingOf(app, boxId)).toBe('In time')
})

test('a gift that went back takes no blessing', async ({ app }) => {
  const { path, boxId, contribution } = await aGift(app)
  await insertRefundOf(app.services.db, contribution, 50_100)
  expect((await writeBlessing(app, path, 'Keep it')).statusCode).toBe(404)
  expect(await blessingOf(app, boxId)).toBeNull()
})

test('a blessing can be sent a few times in a minute', async ({ app }) => {
  const { path } = await aGift(app)
  const statuses: number[] = []
  for (let tries = 0; tries <= LIMITS.writeBlessing[0].max; tries++)
    statuses.push((await writeBlessing(app, path, `Try ${tries}`)).statusCode)
  expect(statuses).toEqual([...Array(LIMITS.writeBlessing[0].max).fill(303), 429])
})

test('its host reads a blessing in both lists, hides it, and shows it again', async ({ app, host }) => {
  const { path, boxId, contribution } = await aGift(app, { host_id: host.row.id })
  await writeBlessing(app, path, 'Be happy')
  const listed = async (): Promise<Listed[]> => [
    ...(await host.call(['GET', `/dashboard/giftbooks/${boxId}`])).body.contributions,
    ...(await host.call(['GET', `/dashboard/giftbooks/${boxId}/guests`])).body.guests,
  ]
  const lists = (blessing: string, blessing_hidden: boolean) => Array(2).fill({ blessing, blessing_hidden })
  expect(await listed()).toMatchObject(lists('Be happy', false))
  const address = `/dashboard/giftbooks/${boxId}/contributions/${contribution.id}/blessing`
  const set = (hidden: boolean) => host.call(['PATCH', address], { hidden })
  expect(await set(true)).toMatchObject({ status: 200, body: { success: true } })
  await writeBlessing(app, path, 'Be very happy')
  expect(await listed()).toMatchObject(lists('Be very happy', true))
  await set(false)
  expect(await listed()).toMatchObject(lists('Be very happy', false))
})

test('another host hides nothing, and a gift without a blessing has none to hide', async ({ app, host }) => {
  const theirs = await aGift(app)
  const ours = await aGift(app, { host_id: host.row.id })
  await writeBlessing(app, theirs.path, 'Be happy')
  const hide = (boxId: string, contributionId: string) =>
    host.call(['PATCH', `/dashboard/giftbooks/${boxId}/contributions/${contributionId}/blessing`], {
      hidden: true,
    })
  for (const boxId of [theirs.boxId, ours.boxId])
    for (const { contribution } of [theirs, ours])
      expect((await hide(boxId, contribution.id)).status).toBe(404)
  const { blessing_hidden_at } = await app.services.db
    .selectFrom('contributions')
    .select('blessing_hidden_at')
    .where('id', '=', theirs.contribution.id)
    .executeTakeFirstOrThrow()
  expect(blessing_hidden_at).toBeNull()
})
