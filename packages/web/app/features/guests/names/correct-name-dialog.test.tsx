// Tests what a host who reads Hindi is told after a guest's name was corrected.
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { guestNameSentencesInHindi } from '@lifafa/contract/sentences/host/guest-names-hindi'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InChosenLanguage } from '../../../lib/language/language.tsx'
import { hostSession } from '../../../lib/session/host-session.ts'
import { answer, HOST, OPEN, submit } from '../../../test/sent-form.tsx'
import { show, toasts } from '../../../test/show.tsx'
import { CorrectNameDialog } from './correct-name-dialog.tsx'

test('a host who reads Hindi is told in Hindi that the name was corrected', async () => {
  hostSession.signIn({ access: 'a', refresh: 'r', user: { ...HOST, language: 'hi' } })
  answer(async () => Response.json({ message: guestNameSentences.nameCorrected, corrections: [] }))
  show(
    <InChosenLanguage fallback="Loading">
      <CorrectNameDialog {...OPEN} giftid="abc" guest={{ id: 'g1', name: 'Suneeta' } as ListedGuest} />
    </InChosenLanguage>,
  )
  await screen.findByRole('dialog', { name: guestNameSentencesInHindi.correctTitle })
  submit()
  await waitFor(() => expect(toasts).toEqual([guestNameSentencesInHindi.nameCorrected]))
})
