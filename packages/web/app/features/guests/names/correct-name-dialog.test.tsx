// Tests what a host who reads Hindi is told after a guest's name was corrected.
import type { ListedGuest } from '@lifafa/contract/endpoints/guests'
import { guestNameSentences } from '@lifafa/contract/sentences/host/guest-names'
import { guestNameSentencesInHindi } from '@lifafa/contract/sentences/host/guest-names-hindi'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, OPEN, showInHindi, submit } from '../../../test/sent-form.tsx'
import { toasts } from '../../../test/show.tsx'
import { CorrectNameDialog } from './correct-name-dialog.tsx'

test('a host who reads Hindi is told in Hindi that the name was corrected', async () => {
  answer(async () => Response.json({ message: guestNameSentences.nameCorrected, corrections: [] }))
  showInHindi(
    <CorrectNameDialog {...OPEN} giftid="abc" guest={{ id: 'g1', name: 'Suneeta' } as ListedGuest} />,
  )
  await screen.findByRole('dialog', { name: guestNameSentencesInHindi.correctTitle })
  submit()
  await waitFor(() => expect(toasts).toEqual([guestNameSentencesInHindi.nameCorrected]))
})
