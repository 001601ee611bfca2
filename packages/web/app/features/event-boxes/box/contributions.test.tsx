// Tests what the list of gifts says while it is empty.
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { giftSplitSentences } from '@lifafa/contract/sentences/host/gift-split'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { Contributions } from './contributions.tsx'

const EMPTY = { giftid: 'a-box', contributions: [], guestListHref: '/guests' }

test.each([
  [false, guestsSentences.noGuestsText],
  [true, eventBoxSentences.qrCodeOver],
])('an empty list invites to share the QR code while guests can give: over %s', (isOver, text) => {
  show(<Contributions {...EMPTY} isOver={isOver} hasWritten={false} />)
  screen.getByText(guestsSentences.noGuestsTitle)
  expect(screen.getByText(text)).toBeTruthy()
})

test('an empty list of an event with gifts in cash does not say that it has no guests', () => {
  show(<Contributions {...EMPTY} isOver={false} hasWritten />)
  screen.getByText(giftSplitSentences.online('₹0'))
  expect(screen.queryByText(guestsSentences.noGuestsTitle)).toBeNull()
})
