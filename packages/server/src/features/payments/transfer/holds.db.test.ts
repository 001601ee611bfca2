// Holds of transfers: until a day after the event, whatever becomes of the day, the host and the provider meanwhile.
import {
  aRoutedGift,
  dayIn,
  expect,
  moveDay,
  round,
  test,
  transferOf,
  withRoute,
} from '../../../test/route/routed-test.ts'
import { holdUntil } from '../../transfers/rules.ts'

test('a day that is changed while the hold is being moved moves it once more', async ({ app }) => {
  const { box } = await aRoutedGift(app)
  await round(app)
  await moveDay(app, box.id, dayIn(app, 20), app.clock.now)
  const { route } = app.services.provider
  const holdTransfer: typeof route.holdTransfer = async (id, until) => {
    await moveDay(app, box.id, dayIn(app, 30), new Date(app.clock.now.getTime() + 1000))
    return route.holdTransfer(id, until)
  }
  await round(withRoute(app, { holdTransfer }))
  await round(app, 60_000)
  expect((await transferOf(app, box.id)).held_until).toEqual(holdUntil(dayIn(app, 30)))
})
