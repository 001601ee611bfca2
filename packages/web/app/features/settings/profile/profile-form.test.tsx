// Tests the form of a profile: wrong input, what is sent, a failing and a slow server.
import { authSentences } from '@lifafa/contract/sentences/auth'
import { labelSentences } from '@lifafa/contract/sentences/fields/labels'
import { personSentences } from '@lifafa/contract/sentences/fields/person'
import { profileSentences as sentences } from '@lifafa/contract/sentences/host/profile'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import {
  answer,
  asHost,
  HOST,
  input,
  PROFILE,
  refuse,
  submit,
  testSentForm,
  type,
} from '../../../test/sent-form.tsx'
import { show, toasts } from '../../../test/show.tsx'
import { ProfileForm } from './profile-form.tsx'

const content = <ProfileForm profile={PROFILE} />

asHost()

testSentForm('a profile', {
  ...{ content, typed: { 'First Name': 'मीरा', Address: '12, MG Road\nPune' } },
  ...{ busy: 'Saving...', failed: sentences.updateFailed },
})

test('wrong input is explained at its fields; a phone number has digits alone', async () => {
  const calls = refuse(500)
  show(content)
  type({ 'First Name': '', 'Phone Number': '98-76x', Address: ' ' })
  expect(input('Phone Number').value).toBe('9876')
  submit()
  await screen.findByText(authSentences.namesRequired)
  await screen.findByText(personSentences.phoneNotTenDigits)
  await screen.findByText(personSentences.addressRequired)
  expect(document.activeElement).toBe(input('First Name'))
  expect(calls).not.toHaveBeenCalled()
})

test('the whole profile is sent, trimmed and in Latin digits; the server’s refusal is shown', async () => {
  const calls = refuse(400, { message: 'Said by the server.' })
  show(content)
  type({ 'First Name': ' मीरा ', 'Phone Number': '९१२३४५६७८०', Address: '12, MG Road\nPune' })
  submit()
  await waitFor(() => expect(toasts).toEqual(['Said by the server.']))
  expect(JSON.parse(String(calls.mock.lastCall?.[1].body))).toEqual({
    ...{ first_name: 'मीरा', last_name: 'Verma', email: HOST.email, phone_number: '9123456780' },
    ...{ address: '12, MG Road\nPune', upi_id: '' },
  })
})

test('a UPI ID is checked when its field is left, then at each letter, and a wrong one is not saved [profile-2]', async () => {
  const calls = answer(async () => Response.json({ ...PROFILE, upi_id: 'meera@okbank' }))
  show(content)
  const isShown = () => screen.queryByText(sentences.upiInvalidInline) !== null
  const isBlocked = () =>
    screen.getByRole('button', { name: labelSentences.saveChanges }).getAttribute('aria-disabled') === 'true'
  const expectAt = (typed: string, expected: { shown: boolean; blocked: boolean }) => {
    type({ 'UPI ID': typed })
    return waitFor(() => expect({ shown: isShown(), blocked: isBlocked() }).toEqual(expected))
  }
  await expectAt('meera', { shown: false, blocked: true })
  fireEvent.blur(input('UPI ID'))
  await expectAt('meera@ok', { shown: true, blocked: true })
  await expectAt('meera@okb', { shown: false, blocked: false })
  await expectAt('meera@ok', { shown: true, blocked: true })

  input('First Name').focus()
  fireEvent.keyDown(input('First Name'), { key: 'Enter' })
  await waitFor(() => expect(toasts).toEqual([sentences.upiInvalidToast]))
  expect(document.activeElement).toBe(input('UPI ID'))
  fireEvent.click(screen.getByRole('button', { name: labelSentences.saveChanges }))
  submit()
  expect(calls).not.toHaveBeenCalled()

  await expectAt('', { shown: false, blocked: false })
  await expectAt('meera@okbank', { shown: false, blocked: false })
  submit()
  await waitFor(() => expect(toasts).toContain(sentences.updated))
  expect(input('UPI ID').value).toBe('meera@okbank')
})

const HIS = {
  upi_id: 'meera@okbank',
  upi_id_check: {
    state: 'found',
    why: null,
    registered_name: 'SURESH BABU',
    likeness: 'unlike',
    answer: null,
  },
} as const
const ACCOUNT = { last_digits: '6789', ifsc: 'HDFC0000053', account_name: 'Meera Nair', check: null }

test('a host is asked whose the UPI ID is', async () => {
  show(<ProfileForm profile={{ ...PROFILE, ...HIS }} />)
  await screen.findByText('SURESH BABU', { exact: false })
})

test('nobody is asked about a UPI ID while gifts go to a bank account', async () => {
  show(<ProfileForm profile={{ ...PROFILE, ...HIS, bank_account: ACCOUNT }} />)
  await screen.findByText(sentences.upiUnused)
  expect(screen.queryByText('SURESH BABU', { exact: false })).toBeNull()
})

test('a host whose gifts go to a bank account is not told that another UPI ID will be paid', async () => {
  refuse(400, { code: 'passwordNeeded' })
  show(<ProfileForm profile={{ ...PROFILE, upi_id: 'meera@okbank', bank_account: ACCOUNT }} />)
  for (const upiId of ['nair@okaxis', '']) {
    type({ 'UPI ID': upiId })
    submit()
    await screen.findByText(sentences.unusedUpiText)
    fireEvent.click(screen.getByRole('button', { name: sentences.cancel }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})

test('text typed while it is saved stays', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>()
  answer(() => promise)
  show(content)
  type({ 'First Name': 'मीरा' })
  submit()
  await screen.findByText('Saving...')
  type({ 'UPI ID': 'meera@okbank' })
  resolve(Response.json({ ...PROFILE, first_name: 'मीरा' }))
  await waitFor(() => expect(toasts).toEqual([sentences.updated]))
  expect(input('UPI ID').value).toBe('meera@okbank')
  expect(input('First Name').value).toBe('मीरा')
})
