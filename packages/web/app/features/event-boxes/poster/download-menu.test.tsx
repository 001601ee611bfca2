// Tests what a host reads where a poster's script is lost on the way.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { connectionSentencesInHindi } from '@lifafa/contract/sentences/connection-hindi'
import { eventBoxSentencesInHindi } from '@lifafa/contract/sentences/host/event-boxes-hindi'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { showInHindi } from '../../../test/sent-form.tsx'
import { toasts } from '../../../test/show.tsx'
import { DownloadMenu } from './download-menu.tsx'

vi.mock('./poster-menu.tsx', () => ({
  PosterMenu: ({ onChoose }: { onChoose: (language: 'en') => void }) => (
    <button type="button" onClick={() => onChoose('en')}>
      English
    </button>
  ),
}))
vi.mock('./make-poster.ts', () => ({
  downloadPoster: () => Promise.reject(new TypeError('Importing a module script failed.')),
}))

test('a host who reads Hindi is told in Hindi that a script was lost', async () => {
  const box = { giftid: 'abc', marriage_date: '2026-11-22' } as GiftBook
  showInHindi(<DownloadMenu box={box} now={new Date('2026-11-21T06:30:00Z')} />)
  fireEvent.click(await screen.findByRole('button', { name: eventBoxSentencesInHindi.download }))
  fireEvent.click(await screen.findByRole('button', { name: 'English' }))
  await waitFor(() => expect(toasts).toEqual([connectionSentencesInHindi.unreachable]))
})
