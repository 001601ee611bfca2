// Tests what guests read beside a link that a host shares.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BOX } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { ShareActions } from './share-actions.tsx'

const box = { ...BOX, name: 'আরব ও মীরার বিবাহ' }

test('a shared link comes with the host’s own words alone, whatever the language of the page', async () => {
  const share = vi.fn(async () => {})
  Object.defineProperty(navigator, 'share', { value: share })
  show(<ShareActions box={box} now={new Date('2030-01-01')} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: sentences.share })))
  const [title, url] = [box.name, box.contribute_url]
  expect(share).toHaveBeenCalledExactlyOnceWith({ title, text: title, url })
})
