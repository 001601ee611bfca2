// Tests what a host reads before a bank account is removed.
import { bankAccountSentences as sentences } from '@lifafa/contract/sentences/host/bank-account'
import { profileSentences } from '@lifafa/contract/sentences/host/profile'
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answer, asHost, PROFILE } from '../../test/sent-form.tsx'
import { show } from '../../test/show.tsx'
import { BankAccountSection } from './bank-account-section.tsx'

asHost()

const ACCOUNT = { last_digits: '6789', ifsc: 'HDFC0000053', account_name: 'Meera Nair', check: null }

test.each([
  { upi_id: 'meera@okbank', text: sentences.removeText },
  { upi_id: null, text: profileSentences.removeUpiText },
])('before removal a host with the UPI ID $upi_id reads where gifts go then', async ({ upi_id, text }) => {
  answer(async () => Response.json({ ...PROFILE, upi_id, bank_account: ACCOUNT }))
  show(<BankAccountSection />)
  fireEvent.click(await screen.findByRole('button', { name: sentences.remove }))
  await screen.findByText(text)
  expect(screen.getByRole('dialog', { name: sentences.removeTitle })).toBeTruthy()
})
