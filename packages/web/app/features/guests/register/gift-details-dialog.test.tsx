// Tests what the details of a gift say while they are not there.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { hostRegisterSentences as sentences } from '@lifafa/contract/sentences/host/register'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { asHost, BOX, OPEN, refuse } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { GiftDetailsDialog } from './gift-details-dialog.tsx'

asHost()

test('details that fail to load keep the window’s name, and can be asked for again', async () => {
  const calls = refuse(404)
  show(<GiftDetailsDialog {...OPEN} box={BOX as unknown as ListedBox} entryId="a-gift" />)
  screen.getByRole('dialog', { name: sentences.columns.gift })
  await screen.findByText((text) => text.startsWith(sentences.detailsFailed))
  fireEvent.click(screen.getByRole('button', { name: connectionSentences.tryAgain }))
  await expect.poll(() => calls.mock.calls.length).toBe(2)
})
