// Tests what the list of gifts says while it is empty.
import { eventBoxSentences } from '@lifafa/contract/sentences/host/event-boxes'
import { guestsSentences } from '@lifafa/contract/sentences/host/guests'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../../../test/show.tsx'
import { Contributions } from './contributions.tsx'

test.each([
  [false, guestsSentences.noGuestsText],
  [true, eventBoxSentences.qrCodeOver],
])('an empty list invites to share the QR code while guests can give: over %s', (isOver, text) => {
  show(<Contributions giftid="a-box" contributions={[]} guestListHref="/guests" isOver={isOver} />)
  expect(screen.getByText(text)).toBeTruthy()
})
