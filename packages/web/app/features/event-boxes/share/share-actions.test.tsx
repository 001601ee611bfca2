// Tests what guests read beside a link that a host shares, and when it counts as shared.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { browserStore } from '../../../lib/browser/browser-storage.ts'
import { BOX } from '../../../test/sent-form.tsx'
import { show } from '../../../test/show.tsx'
import { ShareActions } from './share-actions.tsx'

const box = { ...BOX, name: 'আরব ও মীরার বিবাহ' }

/** Returns the share sheet, which does `share`. */
async function press(share: () => Promise<void>) {
  const sheet = vi.fn(share)
  Object.defineProperty(navigator, 'share', { value: sheet, configurable: true })
  show(<ShareActions box={box} now={new Date('2030-01-01')} />)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: sentences.share })))
  return sheet
}

const done = () => browserStore.getItem(`first_steps_${box.giftid}`)
beforeEach(() => browserStore.clear())

test('a share sheet that was closed unused is no first step done', async () => {
  await press(() => Promise.reject(new DOMException('closed', 'AbortError')))
  expect(done()).toBeNull()
})

test('a shared link comes with the host’s own words alone, whatever the language of the page', async () => {
  const sheet = await press(async () => {})
  const [title, url] = [box.name, box.contribute_url]
  expect(sheet).toHaveBeenCalledExactlyOnceWith({ title, text: title, url })
  expect(done()).toBe('share')
})
