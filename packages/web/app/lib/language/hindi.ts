// All groups of Hindi sentences of the hosts' pages, by name: one script, which pages in English never load.

import {
  deleteAccountSentencesInHindi,
  exportAccountSentencesInHindi,
} from '@lifafa/contract/sentences/account-hindi'
import { authSentencesInHindi } from '@lifafa/contract/sentences/auth-hindi'
import { connectionSentencesInHindi } from '@lifafa/contract/sentences/connection-hindi'
import { contactSentencesInHindi } from '@lifafa/contract/sentences/contact-hindi'
import { labelSentencesInHindi } from '@lifafa/contract/sentences/fields/labels-hindi'
import { textSentencesInHindi } from '@lifafa/contract/sentences/fields/text-hindi'
import { site } from '@lifafa/contract/sentences/guest/hi/site'
import { authPageSentencesInHindi } from '@lifafa/contract/sentences/host/auth-page-hindi'
import { bankAccountSentencesInHindi } from '@lifafa/contract/sentences/host/bank-account-hindi'
import { blessingSentencesInHindi } from '@lifafa/contract/sentences/host/blessings-hindi'
import { bookDialogSentencesInHindi } from '@lifafa/contract/sentences/host/book-dialog-hindi'
import { dashboardSentencesInHindi } from '@lifafa/contract/sentences/host/dashboard-hindi'
import { eventBoxSentencesInHindi } from '@lifafa/contract/sentences/host/event-boxes-hindi'
import { firstStepsSentencesInHindi } from '@lifafa/contract/sentences/host/first-steps-hindi'
import { giftSplitSentencesInHindi } from '@lifafa/contract/sentences/host/gift-split-hindi'
import { guestNameSentencesInHindi } from '@lifafa/contract/sentences/host/guest-names-hindi'
import { guestsSentencesInHindi } from '@lifafa/contract/sentences/host/guests-hindi'
import { hallDialogSentencesInHindi } from '@lifafa/contract/sentences/host/hall-hindi'
import { importListSentencesInHindi } from '@lifafa/contract/sentences/host/import-list-hindi'
import { invitationSentencesInHindi } from '@lifafa/contract/sentences/host/invitation-hindi'
import { languageNamesInHindi } from '@lifafa/contract/sentences/host/language-names-hindi'
import {
  adjustmentSentenceInHindi,
  moneySentenceInHindi,
  moneySentencesInHindi,
} from '@lifafa/contract/sentences/host/money-hindi'
import { newBoxSentencesInHindi } from '@lifafa/contract/sentences/host/new-box-hindi'
import { printSentencesInHindi } from '@lifafa/contract/sentences/host/print-hindi'
import { profileSentencesInHindi } from '@lifafa/contract/sentences/host/profile-hindi'
import { ratingSentencesInHindi } from '@lifafa/contract/sentences/host/rating-hindi'
import { hostRegisterSentencesInHindi } from '@lifafa/contract/sentences/host/register-hindi'
import { shellSentencesInHindi } from '@lifafa/contract/sentences/host/shell-hindi'
import { thankYouDialogSentencesInHindi } from '@lifafa/contract/sentences/host/thank-you-dialog-hindi'
import { linkedAccountSentencesInHindi } from '@lifafa/contract/sentences/linked-accounts-hindi'
import { pageSentencesInHindi } from '@lifafa/contract/sentences/pages-hindi'
import { sessionSentencesInHindi } from '@lifafa/contract/sentences/sessions-hindi'
import { upiIdSentencesInHindi } from '@lifafa/contract/sentences/upi-ids-hindi'
import { writtenGiftSentencesInHindi } from '@lifafa/contract/sentences/written-gifts-hindi'
import type { UiFieldWords, UiWords } from '../../ui/words.ts'

export const HINDI = {
  auth: authSentencesInHindi,
  authPage: authPageSentencesInHindi,
  bankAccount: bankAccountSentencesInHindi,
  connection: connectionSentencesInHindi,
  contact: contactSentencesInHindi,
  dashboard: dashboardSentencesInHindi,
  deleteAccount: deleteAccountSentencesInHindi,
  exportAccount: exportAccountSentencesInHindi,
  labels: labelSentencesInHindi,
  languageNames: languageNamesInHindi,
  eventBoxes: eventBoxSentencesInHindi,
  firstSteps: firstStepsSentencesInHindi,
  invitation: invitationSentencesInHindi,
  linkedAccounts: linkedAccountSentencesInHindi,
  money: moneySentencesInHindi,
  moneyPart: moneySentenceInHindi,
  bookDialog: bookDialogSentencesInHindi,
  importList: importListSentencesInHindi,
  blessings: blessingSentencesInHindi,
  guestNames: guestNameSentencesInHindi,
  giftSplit: giftSplitSentencesInHindi,
  guests: guestsSentencesInHindi,
  hall: hallDialogSentencesInHindi,
  adjustment: adjustmentSentenceInHindi,
  newBox: newBoxSentencesInHindi,
  pages: pageSentencesInHindi,
  print: printSentencesInHindi,
  profile: profileSentencesInHindi,
  rating: ratingSentencesInHindi,
  register: { ...hostRegisterSentencesInHindi, ...writtenGiftSentencesInHindi },
  sessions: sessionSentencesInHindi,
  site,
  text: textSentencesInHindi,
  shell: shellSentencesInHindi,
  thankYouDialog: thankYouDialogSentencesInHindi,
  upiIds: upiIdSentencesInHindi,
}

export const FIELD_WORDS: UiFieldWords = { optional: '(ज़रूरी नहीं)' }

/** The words of inputs, lists and overlays. */
export const WORDS: UiWords = {
  close: 'बंद करें',
  leaveTyped: 'आपने जो लिखा है, वह सेव नहीं हुआ। क्या फिर भी बंद करें?',
  showPassword: 'पासवर्ड दिखाएँ',
  page: (page) => `पेज ${page}`,
  pageOf: (page, count) => `पेज ${page}, कुल ${count}`,
  previous: 'पिछला',
  next: 'अगला',
  loading: 'खुल रहा है…',
}
