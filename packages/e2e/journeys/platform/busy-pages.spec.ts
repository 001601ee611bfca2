// The pages of a network that asks too often have room for a longer language.
import { shortPath } from '@lifafa/contract/posters/short-address'
import { busySentences } from '@lifafa/contract/sentences/pages'
import { expectRoomForWords } from '../../checks/room-for-words.ts'
import { expect, test } from '../../test.ts'

/** The fewest that a setting allows. */
const GUESSES_A_MINUTE = 60

test.use({
  serverName: 'a busy network',
  serverSettings: { RATE_LIMIT_FACTOR: '0.1' },
  expectedConsoleErrors: [/status of 429/],
})

test('a guest’s page', { tag: '@deep' }, async ({ phone, server }) => {
  const guess = shortPath('x')
  for (let guesses = 0; guesses < GUESSES_A_MINUTE; guesses++)
    await phone.request.get(server.url + guess, { maxRedirects: 0 })
  await phone.goto(guess)
  await expect(phone.getByRole('heading', { name: busySentences.busyTitle })).toBeVisible()
  await expectRoomForWords(phone, 'a guest’s busy page')
})
