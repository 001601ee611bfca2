// Tests that the question about a UPI ID can be asked again where its profile could not be loaded.
import type { Profile } from '@lifafa/contract/endpoints/profile'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asHost, HOST, refuse } from '../../test/sent-form.tsx'
import { show, toasts } from '../../test/show.tsx'
import { UpiIdQuestion } from './upi-id-question.tsx'

asHost()

test('a profile that did not load is said, and asked for again by a button', async () => {
  refuse(404)
  show(<UpiIdQuestion />)
  expect(await screen.findByText(new RegExp(upiIdSentences.questionFailed))).toBeTruthy()
  expect(toasts).toEqual([profileSentences.fetchFailed])
  const nothingElse = {
    payouts_wait_until: null,
    bank_account: null,
    upi_id_check: null,
    linked_account: null,
  }
  const profile: Profile = { ...HOST, ...nothingElse, upi_id: 'asha@okbank' }
  answer(async () => Response.json(profile))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(upiIdSentences.ofUpiId('asha@okbank'))).toBeTruthy()
})
