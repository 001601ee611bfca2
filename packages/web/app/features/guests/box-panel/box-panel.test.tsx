// Tests what stands in the place of the guest list of a box to which nobody gave online.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { giftSplitSentences } from '@lifafa/contract/sentences/host/gift-split'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asHost, BOX } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { BoxPanel } from './box-panel.tsx'

asHost()

test.each([
  [true, giftSplitSentences.online('₹0'), guestsSentences.noGuestsTitle],
  [false, guestsSentences.noGuestsTitle, giftSplitSentences.online('₹0')],
])('a box has guests once a gift was written down: %s', async (has_written, said, not) => {
  answer(async () => Response.json({ guests: [] }))
  const none = { total_amount: 0, totalguests: 0, money_state: null }
  const box: ListedBox = { ...BOX, ...none, created_at: '2026-11-27T14:00:00.000Z', has_written }
  const place = { isOnly: true, heading: { current: null }, onUpdate() {} }
  show(<BoxPanel box={box} {...place} />, `/guests?box=${box.giftid}&view=online`)
  await screen.findByText(said)
  expect(screen.queryByText(not)).toBeNull()
})
