// The desk while the server is away for hours.
import { sendGift, status, test, words, writeGift } from '../../desk/desk-page.ts'
import { expect } from '../../test.ts'

const HOURS = 2
const HOUR_MS = 60 * 60 * 1000

test.use({
  ...{ serverName: 'desk without a server', clockMs: 0 },
  expectedConsoleErrors: [/net::ERR_|Failed to load resource/],
})

test('a server that was down for hours gets each entry once when it is back', {
  tag: '@deep',
}, async ({ phone, server, desk: _desk, register }) => {
  await sendGift(phone, '1100', 'Ramesh Sharma')
  await server.stop()
  await writeGift(phone, '501', 'Gita Devi')
  await expect(status(phone, words.waiting(1))).toBeVisible()
  await phone.clock.fastForward(HOURS * HOUR_MS)
  await writeGift(phone, '251', 'Sohan Lal')
  await expect(status(phone, words.waiting(2))).toBeVisible()
  await server.start(HOURS * HOUR_MS)
  // A device waits half a minute at most before it tries again.
  await phone.clock.runFor('00:30')
  await expect(status(phone, words.allSaved)).toBeVisible()
  expect(await register()).toEqual(['A-1 Ramesh Sharma 1100', 'A-2 Gita Devi 501', 'A-3 Sohan Lal 251'])
})
