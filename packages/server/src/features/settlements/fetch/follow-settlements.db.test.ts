// The provider's list and report leave parts out, differ, or come too early.
import { LINES_PER_PAGE } from '../../../provider/pages.ts'
import { ProviderError } from '../../../provider/provider.ts'
import { wait } from '../../../test/hosts/accounts.ts'
import { insertContribution } from '../../../test/rows.ts'
import { openSettlementFlags } from '../../../test/settlements/open-flags.ts'
import { paymentLine } from '../../../test/settlements/report-lines.ts'
import { scriptSettlements } from '../../../test/settlements/scripted-settlements.ts'
import { expect, test } from '../../../test/test.ts'
import { applySettlement } from './sync-settlements.ts'

const DAY_MS = 24 * 60 * 60 * 1000

test('a settlement that the list leaves out is found by the report of another one', async ({ app }) => {
  const { db } = app.services
  const provider = scriptSettlements(app)
  provider.settle([paymentLine((await insertContribution(db)).payment_id)])
  const left = provider.settle([paymentLine((await insertContribution(db)).payment_id)])
  provider.unlisted.add(left.id)
  await provider.round()
  const entries = await db.selectFrom('ledger').selectAll().where('settlement_id', '=', left.id).execute()
  expect(entries).toMatchObject([{ kind: 'settlement', bank: 50_874 }])
})

test('a report longer than a page is read whole', async ({ app }) => {
  const { db } = app.services
  const provider = scriptSettlements(app)
  const others = Array.from({ length: LINES_PER_PAGE }, (_, number) => ({
    ...{ entity_id: `adj_of_many_${number}`, type: 'adjustment' },
  }))
  const { payment_id } = await insertContribution(db)
  const { id } = provider.settle([...others, paymentLine(payment_id)])
  await provider.round()
  const entries = await db.selectFrom('ledger').select('bank').where('settlement_id', '=', id).execute()
  expect(entries).toEqual([{ bank: 50_874 }])
})

test('the first reading finds settlements from the first payment on', async ({ app }) => {
  const { db } = app.services
  await db
    .updateTable('provider_listings')
    .set({ settlements_since: null, settlements_listed_until: null })
    .execute()
  const provider = scriptSettlements(app)
  const ago = (days: number) => new Date(app.clock.now.getTime() - days * DAY_MS)
  const { payment_id } = await insertContribution(db, { paid_at: ago(40) })
  const { id } = provider.settle([paymentLine(payment_id)], { created_at: ago(38).getTime() / 1000 })
  await provider.round()
  const entries = await db.selectFrom('ledger').select('bank').where('settlement_id', '=', id).execute()
  expect(entries).toEqual([{ bank: 50_874 }])
})

test('a webhook about a settlement fails, and is tried again, while the provider does not answer', async ({
  app,
}) => {
  const { services, clock } = app
  const fetchSettlement = async () => {
    throw new ProviderError('unknown', 'no answer')
  }
  const deps = {
    ...{ ...services, provider: { ...services.provider, fetchSettlement } },
    ...{ now: clock.now, log: app.app.log, signal: new AbortController().signal },
  }
  await expect(applySettlement(deps, 'setl_1')).rejects.toThrow('no answer')
})

test('a settlement whose answer cannot be used keeps no other one out of the ledger, and the task fails', async ({
  app,
}) => {
  const { db } = app.services
  const provider = scriptSettlements(app)
  const unusable = provider.settle([{ entity_id: 'adj_1', type: 'adjustment' }])
  const { id } = provider.settle([paymentLine((await insertContribution(db)).payment_id)])
  provider.unusable.add(unusable.id)
  await expect(provider.round()).rejects.toThrow('another shape')
  const entries = await db.selectFrom('ledger').select('bank').where('settlement_id', '=', id).execute()
  expect(entries).toEqual([{ bank: 50_874 }])
})

test('a report that is empty says nothing about the lines that were read before', async ({ app }) => {
  const { db } = app.services
  const { payment_id } = await insertContribution(db)
  const provider = scriptSettlements(app)
  const { id } = provider.settle([paymentLine(payment_id)])
  await provider.round()
  provider.lines.splice(
    provider.lines.findIndex(({ settlement_id }) => settlement_id === id),
    1,
  )
  wait(app, DAY_MS)
  await provider.round()
  const lines = await db.selectFrom('settlement_lines').selectAll().where('settlement_id', '=', id).execute()
  expect(lines).toMatchObject([{ payment_id, withdrawn_at: null }])
})

test('a settlement with a reference that is not processed yet is not in the ledger', async ({ app }) => {
  const { db } = app.services
  const { payment_id } = await insertContribution(db)
  const provider = scriptSettlements(app)
  const settlement = provider.settle([paymentLine(payment_id)], { status: 'created' })
  const entries = () =>
    db.selectFrom('ledger').select('bank').where('settlement_id', '=', settlement.id).execute()
  await provider.round()
  expect(await entries()).toEqual([])
  Object.assign(settlement, { status: 'processed' })
  wait(app, DAY_MS)
  await provider.round()
  expect(await entries()).toEqual([{ bank: 50_874 }])
})

test('a settlement that our bank returns is booked back and flagged, and booked again once it arrives', async ({
  app,
}) => {
  const { db } = app.services
  const { payment_id } = await insertContribution(db)
  const provider = scriptSettlements(app)
  const settlement = provider.settle([paymentLine(payment_id)])
  const entries = async () =>
    (await db.selectFrom('ledger').select('bank').where('settlement_id', '=', settlement.id).execute()).map(
      ({ bank }) => bank,
    )
  const flags = async () =>
    (await openSettlementFlags(app)).filter(({ settlement_id }) => settlement_id === settlement.id)
  const round = async (status: 'failed' | 'processed', utr: string) => {
    Object.assign(settlement, { status, utr })
    wait(app, DAY_MS)
    await provider.round()
    await provider.round()
  }
  await provider.round()
  expect(await entries()).toEqual([50_874])
  await round('failed', 'UTR of before')
  expect(await entries()).toEqual([50_874, -50_874])
  expect(await flags()).toMatchObject([{ kind: 'settlement-failed', detail: { amount_paise: 50_874 } }])
  const alarm = { alarm: 'settlement-failed', settlement: settlement.id }
  expect(app.logged).toContainEqual(expect.objectContaining(alarm))
  await round('processed', 'UTR of its second time')
  expect(await entries()).toEqual([50_874, -50_874, 50_874])
  expect(await flags()).toEqual([])
  const booked = await db.selectFrom('settlements').selectAll().where('id', '=', settlement.id).execute()
  expect(booked).toMatchObject([{ utr: 'UTR of its second time', booked_at: expect.any(Date) }])
})
