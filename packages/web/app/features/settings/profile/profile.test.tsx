// Tests what a host reads where the profile does not come.
import { profileSentencesInHindi } from '@lifafa/contract/sentences/host/profile-hindi'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { refuse, showInHindi } from '../../../test/sent-form.tsx'
import { toasts } from '../../../test/show.tsx'
import { Profile } from './profile.tsx'

test('a host who reads Hindi is told in Hindi that the profile could not be fetched', async () => {
  refuse(400)
  showInHindi(<Profile />)
  expect(await screen.findByText(profileSentencesInHindi.failedTitle)).toBeTruthy()
  await waitFor(() => expect(toasts).toEqual([profileSentencesInHindi.fetchFailed]))
  expect(screen.getByText(profileSentencesInHindi.failedText)).toBeTruthy()
})
