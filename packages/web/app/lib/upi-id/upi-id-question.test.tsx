// Tests that the question about a UPI ID can be asked again where its profile could not be loaded.
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asHost, PROFILE, refuse } from '../../test/sent-form.tsx'
import { show, toasts } from '../../test/show.tsx'
import { UpiIdQuestion } from './upi-id-question.tsx'

asHost()

test('a profile that did not load is said, and asked for again by a button', async () => {
  refuse(404)
  show(<UpiIdQuestion />)
  expect(await screen.findByText(new RegExp(upiIdSentences.questionFailed))).toBeTruthy()
  expect(toasts).toEqual([profileSentences.fetchFailed])
  answer(async () => Response.json({ ...PROFILE, upi_id: 'asha@okbank' }))
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(upiIdSentences.ofUpiId('asha@okbank'))).toBeTruthy()
})
