// Tests the subject, HTML and plain text of each email.
import { expect, test } from 'vitest'
import { renderEmail } from './render-email.tsx'

test.each([
  { kind: 'verify-email', language: 'en', code: '204817', minutes: 10 },
  { kind: 'verify-admin', code: '204817', minutes: 10 },
  { kind: 'reset-password', account: 'host', language: 'en', code: '204817', minutes: 10 },
  { kind: 'reset-password', account: 'admin', code: '204817', minutes: 10 },
] as const)('the email $kind carries its code in subject, HTML and plain text', async (email) => {
  const { subject, html, text } = await renderEmail(email)
  for (const part of [subject, html, text]) expect(part).toContain('204817')
  expect(text).toContain('10 minutes')
})

test.each(['verify-email', 'verify-admin'] as const)(
  'the email %s says what to do if its reader did not sign up, and nothing that a stranger wrote',
  async (kind) => {
    const named = { firstName: 'Mallory', name: 'Mallory', first_name: 'Mallory' }
    const { subject, html, text } = await renderEmail({
      kind,
      language: 'en',
      ...named,
      code: '204817',
      minutes: 10,
    })
    for (const part of [subject, html, text]) expect(part).not.toContain('Mallory')
    expect(text).toContain('Didn’t sign up?')
  },
)

test('an email to an administrator says that it is about the administrator’s account', async () => {
  const supportEmail = 'help@example.com'
  const kavita = 'Kavita Rao'
  const code = { code: '204817', minutes: 10 }
  const emails = await Promise.all([
    renderEmail({ kind: 'verify-admin', ...code }),
    renderEmail({ kind: 'reset-password', account: 'admin', ...code }),
    renderEmail({ kind: 'password-changed', account: 'admin', firstName: kavita, supportEmail }),
  ])
  for (const { subject, text } of emails)
    expect([subject, text]).toEqual([
      expect.stringContaining('administrator'),
      expect.stringContaining('administrator'),
    ])
})

test('an alarm’s email says what happened, what the log has, and where to read on', async () => {
  const { subject, text } = await renderEmail({
    kind: 'alarm',
    alarm: 'books-wrong',
    meaning: 'the books are wrong',
    at: '2026-11-21T06:30:00.000Z',
    details: [{ name: 'found', text: '3' }],
    publicUrl: 'https://lifafa.example',
  })
  expect(subject).toBe('Alarm books-wrong: the books are wrong')
  for (const part of [
    '2026-11-21T06:30:00.000Z',
    'https://lifafa.example',
    'found: 3',
    'docs/two-in-the-morning.md',
  ])
    expect(text).toContain(part)
})

test('a name with markup is escaped in an email', async () => {
  const { html, text } = await renderEmail({
    kind: 'password-changed',
    account: 'host',
    language: 'en',
    firstName: '<img src=x> मीरा',
    supportEmail: 'help@example.com',
  })
  expect(html).not.toContain('<img')
  expect(text).toContain('Namaste, <img src=x> मीरा')
})

const ofPayout = {
  language: 'en',
  firstName: 'Aarav',
  boxName: 'Aarav weds Meera',
  amount: '₹45,000',
} as const
const publicUrl = 'https://lifafa.example'

test.each([
  [
    { kind: 'payout-waiting', ...ofPayout, refused: null, of: 'UPI ID', publicUrl },
    'we don’t have your UPI ID',
  ],
  [
    { kind: 'payout-waiting', ...ofPayout, refused: 'a_b@okbank', of: 'UPI ID', publicUrl },
    'we can’t pay to a_b@okbank',
  ],
  [
    { kind: 'payout-failed', ...ofPayout, to: 'aarav@okbank', of: 'UPI ID', fault: 'destination', publicUrl },
    'Please check your UPI ID in Settings.',
  ],
  [
    { kind: 'payout-failed', ...ofPayout, to: 'aarav@okbank', of: 'UPI ID', fault: 'bank', publicUrl },
    'You don’t need to do anything. We’ll try again every day',
  ],
  [
    { kind: 'payout-failed', ...ofPayout, to: 'aarav@okbank', of: 'UPI ID', fault: 'ours', publicUrl },
    'was returned to us because of a problem on our side. We’re on it; you don’t need to do anything.',
  ],
  [
    { kind: 'payout-failed', ...ofPayout, to: 'aarav@okbank', of: 'UPI ID', fault: 'held', publicUrl },
    'didn’t go through to aarav@okbank. We’re on it; you don’t need to do anything.',
  ],
  [{ kind: 'payout-paid', ...ofPayout, to: 'aarav@okbank', utr: '123456789012' }, '(UTR): 123456789012'],
  [{ kind: 'payout-paid', ...ofPayout, to: null, utr: 'SBIN0001234567' }, 'was paid to you'],
  [{ kind: 'payout-paid', ...ofPayout, to: null, utr: null }, 'tomorrow? Reply to this email.'],
] as const)('an email about a payout names the amount, the box and what to do: %j', async (email, words) => {
  const { subject, html, text } = await renderEmail(email)
  const plainText = text.replace(/\s+/g, ' ')
  expect(subject).toContain('₹45,000')
  expect(plainText).toContain('₹45,000 from “Aarav weds Meera”')
  expect(plainText).toContain(words)
  const isOnUs = 'fault' in email && (email.fault === 'ours' || email.fault === 'held')
  const leadsToSettings = 'publicUrl' in email && !isOnUs
  if (leadsToSettings) expect(html).toContain('href="https://lifafa.example/dashboard/settings#upi-id"')
})

test('the email about late money tells each part of it in its own words, and links to its box', async () => {
  const told = { state: 'late', reason: 'retry', due_on: '2026-11-27', upi_id: 'aarav@okbank' } as const
  const part = { ...told, paise: 10_000_00, at: '2026-11-29T04:30:00Z', reference: null }
  const sent = { ...part, reason: 'at-bank', paise: 35_000_00 } as const
  const late = { kind: 'payout-late', ...ofPayout, parts: [part, sent], giftid: 'abc', publicUrl } as const
  const { subject, html, text } = await renderEmail(late)
  expect(subject).toBe('Your payout of ₹45,000 from “Aarav weds Meera” is delayed')
  expect(text.replace(/\s+/g, ' ')).toContain(
    '₹10,000: You should have received this by November 27, 2026. Your bank couldn’t accept the payment. We’ll try again on November 29, 2026, 10:00 AM. ₹35,000: You should have received this by November 27, 2026. Sent to aarav@okbank',
  )
  expect(html).toContain('href="https://lifafa.example/event/abc"')
  expect(text).not.toContain('Your money is safe with us')
  const ofDeleted = await renderEmail({ ...late, parts: [part], giftid: null })
  expect(ofDeleted.html).toContain('href="https://lifafa.example/dashboard"')
  expect(ofDeleted.text).not.toContain('₹10,000')
  expect(ofDeleted.text).toContain('Your money is safe with us until then.')
})

test('the email about guests who will be erased says when, what stays, and links to the list of that box', async () => {
  const soon = {
    language: 'en' as const,
    firstName: 'Aarav',
    boxName: 'Aarav weds Meera',
    day: '2027-06-21',
    giftid: 'abc',
  }
  const { subject, html, text } = await renderEmail({ kind: 'guests-erased-soon', ...soon, publicUrl })
  expect(subject).toBe('Download your guest list of “Aarav weds Meera” before June 21, 2027')
  expect(text.replace(/\s+/g, ' ')).toContain('Names, amounts, dates and your statements stay')
  expect(html).toContain('href="https://lifafa.example/guests?box=abc"')
})

test.each([
  ['needs-clarification', 'has a question', 'has emailed you a question. Please reply to it'],
  ['active', 'Guests can give now', 'Your Razorpay account is open.'],
  ['suspended', 'Guests can’t give', 'has suspended your account, so guests can’t give. Please contact us.'],
] as const)(
  'the email about a linked account that is %s says what it means for guests',
  async (state, about, words) => {
    const email = {
      kind: 'linked-account',
      language: 'en',
      firstName: 'Aarav',
      state,
      supportEmail: 'help@example.com',
    } as const
    const { subject, html, text } = await renderEmail({ ...email, publicUrl })
    expect(subject).toContain(about)
    for (const part of [words, 'help@example.com']) expect(text.replace(/\s+/g, ' ')).toContain(part)
    expect(html).toContain('href="https://lifafa.example/dashboard/settings#gifts"')
  },
)

const changed = { language: 'en', firstName: 'Aarav', supportEmail: 'help@example.com', publicUrl } as const
test.each([
  [
    {
      before: 'aarav@okbank',
      after: 'rao@okaxis',
      waitsUntil: 'November 23, 2026, 4:10 PM',
      toLinkedAccount: true,
    },
    'UPI ID was changed',
    [
      'once you send your PAN',
      'Razorpay will pay gifts it already holds to aarav@okbank, unless it doesn’t exist or isn’t yours.',
    ],
  ],
  [
    { before: 'aarav@okbank', after: 'rao@okaxis', waitsUntil: 'November 23, 2026, 4:10 PM' },
    'UPI ID was changed',
    [
      'from aarav@okbank to rao@okaxis',
      '. Future gifts will be paid to your new UPI ID.',
      'payouts restart after November 23, 2026, 4:10 PM',
    ],
  ],
  [
    {
      before: 'aarav@okbank',
      after: null,
      waitsUntil: 'November 23, 2026, 4:10 PM',
      isUnused: true,
    },
    'UPI ID was removed',
    ['We’ll keep paying your gifts to your bank account.', 'payouts restart after November 23, 2026'],
  ],
  [
    { before: null, after: 'rao@okaxis', waitsUntil: null },
    'UPI ID was added',
    ['Your UPI ID rao@okaxis was added'],
  ],
  [
    { before: 'aarav@okbank', after: null, waitsUntil: null },
    'UPI ID was removed',
    ['UPI ID aarav@okbank was removed', 'until you add another one'],
  ],
  [
    { of: 'bank account', before: null, after: 'ending in 6789', waitsUntil: 'November 23, 2026, 4:10 PM' },
    'bank account was added',
    [
      'A bank account ending in 6789 was added.',
      'payouts restart after November 23',
      'correct your bank account',
    ],
  ],
] as const)(
  'the email about a changed UPI ID names both, and says what to do if it was somebody else: %j',
  async (ids, about, words) => {
    const { subject, html, text } = await renderEmail({
      kind: 'upi-id-changed',
      of: 'UPI ID',
      toLinkedAccount: false,
      isUnused: false,
      ...changed,
      ...ids,
    })
    const plainText = text.replace(/\s+/g, ' ')
    expect(subject).toContain(about)
    for (const part of [...words, 'Wasn’t you? Reset your password right away', 'help@example.com'])
      expect(plainText).toContain(part)
    const section = 'of' in ids ? 'bank-account' : 'upi-id'
    expect(html).toContain(`href="https://lifafa.example/dashboard/settings#${section}"`)
  },
)

test('a message to support keeps its lines in plain text, too', async () => {
  const message = 'Amount: ₹501\nUPI reference (UTR): 612345678901\n\nDid it arrive?'
  const from = { name: 'मीरा नायर', email: 'meera@example.com', subject: 'About a gift' }
  const { text } = await renderEmail({ kind: 'contact-message', ...from, message, suspected: false })
  expect(text).toContain(message)
})
