// Tests what a host reads where the profile does not come.
import { profileSentencesInHindi } from '@lifafa/contract/sentences/host/profile-hindi'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { InChosenLanguage } from '../../../lib/language/language.tsx'
import { hostSession } from '../../../lib/session/host-session.ts'
import { HOST, refuse } from '../../../test/sent-form.tsx'
import { show, toasts } from '../../../test/show.tsx'
import { Profile } from './profile.tsx'

test('a host who reads Hindi is told in Hindi that the profile could not be fetched', async () => {
  hostSession.signIn({ access: 'a', refresh: 'r', user: { ...HOST, language: 'hi' } })
  refuse(400)
  show(
    <InChosenLanguage fallback="Loading">
      <Profile />
    </InChosenLanguage>,
  )
  expect(await screen.findByText(profileSentencesInHindi.failedTitle)).toBeTruthy()
  await waitFor(() => expect(toasts).toEqual([profileSentencesInHindi.fetchFailed]))
})
