// Tests what a host reads where a poster's script is lost on the way.
import type { GiftBook } from '@lifafa/contract/endpoints/event-boxes'
import { connectionSentencesInHindi } from '@lifafa/contract/sentences/connection-hindi'
import { eventBoxSentencesInHindi } from '@lifafa/contract/sentences/host/event-boxes-hindi'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { InChosenLanguage } from '../../../lib/language/language.tsx'
import { hostSession } from '../../../lib/session/host-session.ts'
import { HOST } from '../../../test/sent-form.tsx'
import { show, toasts } from '../../../test/show.tsx'
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
  hostSession.signIn({ access: 'a', refresh: 'r', user: { ...HOST, language: 'hi' } })
  const box = { giftid: 'abc', marriage_date: '2026-11-22' } as GiftBook
  show(
    <InChosenLanguage fallback="Loading">
      <DownloadMenu box={box} now={new Date('2026-11-21T06:30:00Z')} />
    </InChosenLanguage>,
  )
  fireEvent.click(await screen.findByRole('button', { name: eventBoxSentencesInHindi.download }))
  fireEvent.click(await screen.findByRole('button', { name: 'English' }))
  await waitFor(() => expect(toasts).toEqual([connectionSentencesInHindi.unreachable]))
})
