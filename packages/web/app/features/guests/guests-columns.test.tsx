// Tests what a host reads in the place of a box whose script is lost on the way.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { asHost } from '../../test/sent-form.tsx'
import { show } from '../../test/show.tsx'
import { GuestsColumns } from './guests-columns.tsx'

vi.mock('./box-panel/box-panel.tsx', () => {
  throw new TypeError('Importing a module script failed.')
})

asHost()

test('a box whose script is lost says so in its place, and can be loaded again', async () => {
  const box = { giftid: 'b1', name: 'Griha Pravesh', totalguests: 2, total_amount: 602 } as ListedBox
  show(<GuestsColumns boxes={[box]} selected={box} isOpen isOnly={false} onRefetch={() => {}} />)
  expect(await screen.findByText(connectionSentences.unreachable)).toBeTruthy()
  expect(screen.getByText(pageSentences.loadAgain)).toBeTruthy()
})
