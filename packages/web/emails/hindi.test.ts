// A host who reads only Hindi gets no English sentence, and every fact.
import { moneyReason } from '@lifafa/contract/box-money/money-states'
import { bankAccountSentencesInHindi } from '@lifafa/contract/sentences/host/bank-account-hindi'
import { latinWords } from '@lifafa/contract/test/latin-in-hindi'
import { expect, test } from 'vitest'
import type { EmailToHost } from './hindi.ts'
import { renderEmail } from './render-email.tsx'

const to = { language: 'hi', firstName: 'मीरा' } as const
const ofPayout = { ...to, boxName: 'शादी', amount: '₹45,000' } as const
const publicUrl = 'https://lifafa.example'
const supportEmail = 'help@example.com'
const code = { language: 'hi', code: '204817', minutes: 10 } as const
const changed = {
  ...to,
  kind: 'upi-id-changed',
  toLinkedAccount: false,
  isUnused: false,
  supportEmail,
  publicUrl,
} as const
const failed = { ...ofPayout, kind: 'payout-failed', to: 'meera@okbank', of: 'UPI ID', publicUrl } as const
const WAITS = '23 नवंबर 2026, शाम 4:10 बजे'
const ACCOUNT = bankAccountSentencesInHindi.yours('6789')

const EMAILS: readonly [email: EmailToHost, facts: readonly string[]][] = [
  [{ kind: 'verify-email', ...code }, ['204817', '10 मिनट']],
  [{ kind: 'reset-password', account: 'host', ...code }, ['204817', '10 मिनट']],
  [{ kind: 'password-changed', account: 'host', ...to, supportEmail }, ['मीरा', supportEmail]],
  [
    { ...changed, of: 'UPI ID', before: 'a@okbank', after: 'b@okaxis', waitsUntil: WAITS },
    ['पहले: a@okbank। अब: b@okaxis।', `${WAITS} से पहले`, supportEmail, '#upi-id'],
  ],
  [
    {
      ...changed,
      of: 'UPI ID',
      before: 'a@okbank',
      after: 'b@okaxis',
      waitsUntil: null,
      toLinkedAccount: true,
    },
    ['PAN', 'a@okbank पर ही', 'आपकी नहीं है, तो शगुन रुका रहेगा'],
  ],
  [
    {
      ...{ ...changed, of: 'UPI ID', before: 'a@okbank', after: 'b@okaxis' },
      ...{ waitsUntil: WAITS, isUnused: true },
    },
    ['बैंक खाते में ही भेजा जाएगा।', `${WAITS} से पहले`],
  ],
  [
    { ...changed, of: 'bank account', before: null, after: 'आख़िरी अंक 6789', waitsUntil: WAITS },
    ['आपका बैंक खाता अब यह है: आख़िरी अंक 6789।', '#bank-account'],
  ],
  [
    { ...changed, of: 'UPI ID', before: 'a@okbank', after: null, waitsUntil: null },
    ['आपकी UPI ID (a@okbank) हटा दी गई।', 'पैसे नहीं भेजे जाएँगे'],
  ],
  [
    { kind: 'payout-waiting', ...ofPayout, refused: null, of: 'UPI ID', publicUrl },
    ['₹45,000', 'शादी', '#upi-id'],
  ],
  [
    { kind: 'payout-waiting', ...ofPayout, refused: 'meera@okbank', of: 'bank account', publicUrl },
    ['₹45,000', 'meera@okbank पर नहीं', '#bank-account'],
  ],
  [
    { kind: 'payout-paid', ...ofPayout, to: 'meera@okbank', utr: '6123' },
    ['₹45,000', 'meera@okbank पर', '(UTR): 6123'],
  ],
  [
    { kind: 'payout-paid', ...ofPayout, to: null, utr: null },
    ['₹45,000', 'आपको भेज दिए गए', 'न पहुँचें, तो इस ईमेल'],
  ],
  [{ ...failed, fault: 'destination' }, ['meera@okbank पर नहीं', '#upi-id']],
  [{ ...failed, fault: 'bank' }, ['आपको कुछ नहीं करना है']],
  [{ ...failed, fault: 'ours', to: ACCOUNT, of: 'bank account' }, [`${ACCOUNT} में भेजे थे`]],
  [{ ...failed, fault: 'ours', to: null }, ['आपके खाते में भेजे थे']],
  [{ ...failed, fault: 'ours' }, ['हम इसे देख रहे हैं; आपको कुछ नहीं करना है।']],
  [{ ...failed, fault: 'held' }, ['meera@okbank पर नहीं पहुँचे। हम इसे देख रहे हैं']],
  ...moneyReason.options.map((reason): [EmailToHost, string[]] => [
    {
      ...{ kind: 'payout-late', ...ofPayout, giftid: 'abc', publicUrl },
      parts: [
        {
          ...{ state: 'late', reason, paise: 45_000_00, due_on: '2026-11-27' },
          ...{ at: '2026-11-29T04:30:00Z', upi_id: null, reference: null },
        },
      ],
    },
    ['₹45,000', '27 नवंबर 2026 तक पहुँच जाना चाहिए था।', '/event/abc'],
  ]),
  [
    { kind: 'guests-erased-soon', ...to, boxName: 'शादी', day: '2027-06-21', giftid: 'abc', publicUrl },
    ['21 जून 2027', '/guests?box=abc'],
  ],
  ...(['needs-clarification', 'active', 'suspended'] as const).map((state): [EmailToHost, string[]] => [
    { kind: 'linked-account', ...to, state, supportEmail, publicUrl },
    [supportEmail, '#gifts'],
  ]),
]

const textIn = (html: string): string =>
  html.slice(html.indexOf('<body')).replace(/<style.*?<\/style>|<!--.*?-->|<[^>]*>|&\w+;/gs, ' ')

test.each(EMAILS)('%j', async (email, facts) => {
  const { subject, html, text } = await renderEmail(email)
  const words = `${subject}\n${text}`.replace(/[\s\u00a0]+/g, ' ')
  for (const fact of facts) expect(`${words} ${html}`).toContain(fact)
  expect(latinWords([subject, text, textIn(html)])).toEqual([])
  expect(html).toContain('lang="hi-IN"')
})
