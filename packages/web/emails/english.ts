// The emails in English: those to hosts, to administrators and to the operator.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatDay } from '@lifafa/contract/dates'
import type { ContactMessage, Email, UpiIdChanged } from '@lifafa/contract/emails'
import { moneySentence, moneySentences } from '@lifafa/contract/sentences/host/money'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import { paths } from '../app/paths.ts'
import {
  isAtBank,
  type Letter,
  type Letters,
  moneyButton,
  partsInWords,
  SECTION,
  settingsButton,
} from './letter.tsx'

/** One address may have both a host's and an administrator's account: these emails name the account. */
const OF_ACCOUNT = {
  host: { password: 'password', page: 'the sign-in page' },
  admin: { password: 'administrator password', page: 'the administrators’ login page' },
} as const
/** At the end of each email. */
export const TAGLINE = 'Shagun by QR code, every gift on record'
const SAFE = { remark: 'Your money is safe with us until then.' }

const namaste = (firstName: string): string => `Namaste, ${firstName}`
const codeBlocks = (code: string, minutes: number) => [
  { code },
  `It’s valid for ${minutes} minutes. Never share it with anyone; we’ll never ask for it.`,
]

/** Shows both UPI IDs in full, so that the reader sees which account is meant; of bank accounts the last digits. */
function changeSentence({ of, before, after }: UpiIdChanged): string {
  if (after === null) return `Your ${of} ${before} was removed.`
  if (of === 'bank account')
    return before === null
      ? `A bank account ${after} was added.`
      : `Your bank account was changed. The earlier one was ${before}, the new one is ${after}.`
  return before === null
    ? `Your UPI ID ${after} was added.`
    : `Your UPI ID was changed from ${before} to ${after}.`
}

type InEnglish = Exclude<Email, ContactMessage>

const LETTERS: Letters<InEnglish> = {
  // Without a name: anybody can write any address, and any words as a name.
  'verify-email': (email) => ({
    subject: `${email.code} is your ${PRODUCT_NAME} code`,
    preview: `Valid for ${email.minutes} minutes.`,
    heading: 'Namaste',
    blocks: [
      `Someone signed up for ${PRODUCT_NAME} with this email address. If that was you, use this code to verify it:`,
      ...codeBlocks(email.code, email.minutes),
      {
        remark: 'Didn’t sign up? You can ignore this email. No account is created without the code.',
      },
    ],
  }),
  'verify-admin': (email) => ({
    subject: `${email.code} is your ${PRODUCT_NAME} administrator code`,
    preview: `Valid for ${email.minutes} minutes.`,
    heading: 'Namaste',
    blocks: [
      `Someone signed up as an administrator of ${PRODUCT_NAME} with this email address. If that was you, use this code to verify it:`,
      ...codeBlocks(email.code, email.minutes),
      {
        remark:
          'Didn’t sign up? Don’t use this code, and tell your technical team. Someone who knows the server’s secret key did.',
      },
    ],
  }),
  'reset-password'(email) {
    const { password } = OF_ACCOUNT[email.account]
    return {
      subject: `${email.code} is your code to reset your ${PRODUCT_NAME} ${password}`,
      preview: `Valid for ${email.minutes} minutes.`,
      heading: 'Choose a new password',
      blocks: [
        `We received a request to reset your ${password}. Use this code:`,
        ...codeBlocks(email.code, email.minutes),
        { remark: 'Didn’t ask for this? Ignore this email; your password won’t change.' },
      ],
    }
  },
  'password-changed'(email) {
    const { password, page } = OF_ACCOUNT[email.account]
    return {
      subject: `Your ${PRODUCT_NAME} ${password} was changed`,
      preview: 'Other devices were signed out.',
      heading: namaste(email.firstName),
      blocks: [
        `Your ${password} was changed, and your other devices were signed out. Use the new password to sign in there again.`,
        {
          remark: `Wasn’t you? Reset your password right away using “Forgot password” on ${page}, then write to us at ${email.supportEmail}`,
        },
      ],
    }
  },
  'upi-id-changed'(email) {
    const { of, before, after, waitsUntil, toLinkedAccount, isUnused, supportEmail } = email
    const needsPan = `Guests can give once you send your PAN for the new UPI ID from Settings.${before === null ? '' : ` Razorpay will pay gifts it already holds to ${before}, unless it doesn’t exist or isn’t yours. If so, please contact us so we can pay you.`}`
    const future = isUnused
      ? 'We’ll keep paying your gifts to your bank account. '
      : after === null
        ? ''
        : `Future gifts will be paid to your new ${of}. `
    const waits = `${future}For your safety, payouts restart after ${waitsUntil}.`
    const none = `${toLinkedAccount ? 'Guests can’t give' : 'We can’t pay you'} until you add another one.`
    return {
      subject: `Your ${PRODUCT_NAME} ${of} was ${after === null ? 'removed' : before === null ? 'added' : 'changed'}`,
      preview: changeSentence(email),
      heading: namaste(email.firstName),
      blocks: [
        changeSentence(email),
        ...(toLinkedAccount && after !== null ? [needsPan] : []),
        ...(waitsUntil && !toLinkedAccount ? [waits] : []),
        ...(after === null && waitsUntil === null ? [none] : []),
        {
          remark: `Wasn’t you? Reset your password right away using “Forgot password” on the sign-in page, correct your ${of} in Settings, then write to us at ${supportEmail}`,
        },
        settingsButton('Open Settings', email.publicUrl, SECTION[of]),
      ],
    }
  },
  'payout-waiting': ({ firstName, boxName, amount, refused, of, publicUrl }) => ({
    subject:
      refused === null ? `Add your UPI ID to receive ${amount}` : `Add another ${of} to receive ${amount}`,
    preview: 'It takes a minute in Settings.',
    heading: namaste(firstName),
    blocks: [
      `${amount} from “${boxName}” is ready for you, but ${refused === null ? 'we don’t have your UPI ID.' : `we can’t pay to ${refused}.`}`,
      `${refused === null ? 'Add it' : 'Add another one'} in Settings and we’ll pay you automatically.`,
      settingsButton(refused === null ? 'Add your UPI ID' : `Change your ${of}`, publicUrl, SECTION[of]),
      SAFE,
    ],
  }),
  'payout-paid': ({ firstName, boxName, amount, to, utr }) => ({
    subject: `${amount} from “${boxName}” is on its way to your bank`,
    preview: 'With your guests’ blessings',
    heading: namaste(firstName),
    blocks: [
      `${amount} from “${boxName}” was paid to ${to ?? 'you'}.`,
      utr === null
        ? `The bank reference (UTR) will appear under “${moneySentences.title}”.`
        : `Bank reference (UTR): ${utr}`,
      {
        remark: `Not in your account by tomorrow? ${utr === null ? 'Reply' : 'Share this reference with your bank, or reply'} to this email.`,
      },
    ],
  }),
  'payout-late': ({ firstName, boxName, amount, parts, giftid, publicUrl }) => ({
    subject: `Your payout of ${amount} from “${boxName}” is delayed`,
    preview: 'We’re sorry. Here’s why.',
    heading: namaste(firstName),
    blocks: [
      `${amount} from “${boxName}” hasn’t reached you yet, and we’re sorry.`,
      ...partsInWords(parts, moneySentence),
      moneyButton('See where your money is', publicUrl, giftid),
      ...(parts.some(isAtBank) ? [] : [SAFE]),
    ],
  }),
  'payout-failed'({ firstName, boxName, amount, to, of, fault, publicUrl }) {
    const recipient = to ?? 'you'
    const nothingToDo = 'You don’t need to do anything.'
    const ifChanged = 'we’ll pay to the new one a day later.'
    const told = {
      destination: {
        subject: `${amount} didn’t go through. Please check your ${of}`,
        preview: `Please check your ${of}.`,
        why: [
          `${amount} from “${boxName}” didn’t go through to ${recipient}. The bank returned it.`,
          `Please check your ${of} in Settings. If it’s correct, you don’t need to do anything; we’ll try again. If you change it, ${ifChanged}`,
        ],
      },
      bank: {
        subject: `${amount} didn’t go through today. We’ll try again`,
        preview: nothingToDo,
        why: [
          `${amount} from “${boxName}” didn’t go through to ${recipient}. Your bank couldn’t accept it right now.`,
          `${nothingToDo} We’ll try again every day until it goes through. If you change your ${of}, ${ifChanged}`,
        ],
      },
      held: {
        subject: `${amount} didn’t go through. We’re on it`,
        preview: nothingToDo,
        why: [`${amount} from “${boxName}” didn’t go through to ${recipient}.`, moneySentences.onIt],
      },
      ours: {
        subject: `${amount} was returned to us. We’re on it`,
        preview: nothingToDo,
        why: [
          `${amount} from “${boxName}”, which we had paid to ${recipient}, was returned to us because of a problem on our side.`,
          moneySentences.onIt,
        ],
      },
    }[fault]
    const isForHost = fault === 'destination' || fault === 'bank'
    const check = isForHost ? [settingsButton(`Check your ${of}`, publicUrl, SECTION[of])] : []
    return {
      ...{ subject: told.subject, preview: told.preview, heading: namaste(firstName) },
      blocks: [...told.why, ...check, SAFE],
    }
  },
  'guests-erased-soon': ({ firstName, boxName, day, giftid, publicUrl }) => ({
    subject: `Download your guest list of “${boxName}” before ${formatDay(day)}`,
    preview: 'We keep guests’ details only as long as needed.',
    heading: namaste(firstName),
    blocks: [
      `On ${formatDay(day)} we’ll delete the phone numbers and addresses of your guests of “${boxName}”, and the notes on gifts you wrote down, as we only keep them as long as needed. To thank anyone later, download your guest list before then.`,
      { button: 'Go to your guest list', href: publicUrl + paths.guests.href(giftid) },
      { remark: 'Names, amounts, dates and your statements stay.' },
    ],
  }),
  'linked-account': ({ firstName, state, supportEmail, publicUrl }) => ({
    subject: linkedAccountSentences.subjects[state],
    preview: linkedAccountSentences.subjects[state],
    heading: namaste(firstName),
    blocks: [
      linkedAccountSentences.states[state],
      settingsButton('Open Settings', publicUrl, SECTION.gifts),
      { remark: `Not sure what to do? Write to us at ${supportEmail}` },
    ],
  }),
  alarm: ({ alarm, meaning, at, details, publicUrl }) => ({
    subject: `Alarm ${alarm}: ${meaning}`,
    preview: `${publicUrl}, ${at}`,
    heading: `Alarm: ${alarm}`,
    blocks: [
      `At ${at} the server of ${publicUrl} reported: ${meaning}.`,
      ...details.map(({ name, text }) => `${name}: ${text}`),
      `For what to do, look up ${alarm} in docs/two-in-the-morning.md.`,
      {
        remark: 'Each server sends at most one email an hour for this alarm. The log has every occurrence.',
      },
    ],
  }),
}

/** Each kind in English, but for what a visitor wrote to us. */
export const letterInEnglish = (email: InEnglish): Letter =>
  (LETTERS[email.kind] as (email: InEnglish) => Letter)(email)
