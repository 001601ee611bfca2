// Transfers that do not move: operators are told.
import { control } from '../../../test/paying.ts'
import {
  aRoutedGift,
  DAY_MS,
  expect,
  round,
  test,
  transferOf,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { watchLateTransfers } from './watch-late.ts'

test('transfers that do not move raise one alarm: not carried out, or not sent on after their hold', async ({
  app,
}) => {
  const raised: unknown[] = []
  const watch = watchLateTransfers(app.services, { error: (line: unknown) => void raised.push(line) })
  const look = () => watch(new AbortController().signal)
  await control(app, 'POST', '/behaviour', { transferStatus: 'pending' })
  const pending = await aRoutedGift(app)
  await control(app, 'POST', '/behaviour', { transferStatus: 'processed' })
  const held = await aRoutedGift(app)
  await round(app)
  await look()
  expect(raised).toEqual([])
  const { route } = app.services.provider
  const neverSettled = withRoute(app, {
    fetchTransfer: async (id: string) => ({
      ...(await route.fetchTransfer(id)),
      settlement_status: 'pending',
    }),
  })
  await round(neverSettled, 6 * DAY_MS)
  for (let times = 0; times < 2; times += 1) await look()
  expect(raised).toMatchObject([{ alarm: 'transfer-late', transfers: 1 }])
  await round(neverSettled, 6 * DAY_MS)
  await look()
  expect(raised).toMatchObject([{ transfers: 1 }, { transfers: 2 }])
  const { provider_transfer_id } = await transferOf(app, pending.box.id)
  await control(app, 'POST', `/transfers/${provider_transfer_id}/state`, { status: 'processed' })
  await round(app, DAY_MS)
  expect((await transferOf(app, held.box.id)).settled_at).not.toBeNull()
  await look()
  expect(raised).toHaveLength(2)
})
