// Sentences about where a box's money is, in Hindi. No native reader has seen them yet.
import type { MoneyReason } from '../../box-money/money-states.ts'
import { formatDay, formatMoment, formatTime } from '../../dates.ts'
import type { MoneyAdjustment, MoneyPart } from '../../endpoints/box-money.ts'
import { PAYOUT_WORKING_DAYS } from '../../limits.ts'
import { formatPaise } from '../../money.ts'
import type { Translated } from '../translated.ts'
import { bankAccountSentencesInHindi, paidToInHindi } from './bank-account-hindi.ts'
import type { moneySentences } from './money.ts'

type Facts = Pick<MoneyPart, 'due_on' | 'at' | 'upi_id' | 'reference'>

/** A day stays on one line. */
const whole = (day: string): string => day.replaceAll(' ', '\u00a0')
const by = (day: string | null): string => (day === null ? 'जल्द ही' : `${whole(formatDay(day, 'hi'))} तक`)
const to = (upiId: string | null): string => (upiId === null ? '' : `${paidToInHindi(upiId)} `)
const on = (moment: string | null): string =>
  moment === null ? '' : `${whole(formatMoment(moment, 'hi'))} को `
const from = (moment: string | null): string =>
  moment === null ? 'जल्द ही' : `${on(moment)}${formatTime(moment, 'hi')}\u00a0बजे`
const WITHIN = `${PAYOUT_WORKING_DAYS} कार्य-दिवसों में`
const ADD_ANOTHER = 'कृपया दूसरी UPI ID डालें; पैसे अपने-आप भेज दिए जाएँगे।'
const heldFor = (upiId: string | null): string =>
  `पैसे Razorpay के पास रुके हैं${upiId === null ? '' : ` और ${upiId} पर नहीं भेजे जा सकते`}: यह UPI ID किसी बैंक में नहीं मिली, या आपने कहा कि यह आपकी नहीं है।`

const WHY: Readonly<Record<MoneyReason, (part: Facts) => string>> = {
  'event-not-over': ({ due_on }) => `आयोजन के बाद हम इसे आपके खाते में भेजेंगे। ${by(due_on)} पहुँच जाएगा।`,
  preparing: () => `भेजने की तैयारी हो रही है। ${WITHIN} पहुँच जाएगा।`,
  'to-send': ({ due_on }) => `भेजा जाने वाला है। ${by(due_on)} पहुँच जाएगा।`,
  'at-bank': ({ at, upi_id }) => `${on(at)}${to(upi_id)}भेज दिया गया। बैंक की पुष्टि आनी बाकी है।`,
  'asked-back': () => 'एक शगुन लौटाया जा रहा है, या मेहमान के बैंक ने उसे वापस माँगा है। फ़ैसला होने तक पैसे हमारे पास रहेंगे।',
  'too-little': () => 'एक रुपये से कम रक़म नहीं भेजी जा सकती। यह अगले भुगतान के साथ जाएगी।',
  inactive: () => 'आपका खाता बंद है। कृपया हमसे संपर्क करें।',
  'no-upi-id': () => 'कृपया अपनी UPI ID डालें। पैसे अपने-आप भेज दिए जाएँगे।',
  'unpayable-upi-id': ({ upi_id }) => `पैसे ${to(upi_id)}नहीं भेजे जा सकते। ${ADD_ANOTHER}`,
  'after-failures': ({ upi_id }) => `पैसे ${to(upi_id)}तीन बार नहीं भेजे जा सके। ${ADD_ANOTHER}`,
  'upi-id-not-found': ({ upi_id }) =>
    `यह UPI ID ग़लत है${upi_id === null ? '' : `: ${upi_id}`}। सही UPI ID डालें, तभी पैसे मिलेंगे।`,
  'upi-id-denied': ({ upi_id }) =>
    `आपने कहा कि ${upi_id === null ? 'यह खाता' : `${upi_id} का खाता`} आपका नहीं है। ${ADD_ANOTHER}`,
  'account-upi-id-wrong': ({ upi_id }) => `${heldFor(upi_id)} कृपया अपनी UPI ID ठीक करें, और फिर हमें लिखें।`,
  'earlier-upi-id-wrong': ({ upi_id }) => `${heldFor(upi_id)} इन्हें पाने के लिए कृपया हमें लिखें।`,
  retry: ({ at }) => `आपका बैंक पैसे नहीं ले सका। हम ${from(at)} फिर भेजेंगे।`,
  'upi-id-changed': ({ at }) =>
    `आपने पैसे पाने की जानकारी बदली है, इसलिए हम एक दिन रुकते हैं, ताकि पैसे सुरक्षित रहें। पैसे ${from(at)} भेजे जाएँगे।`,
  rejected: () => 'हमने यह भुगतान रोक दिया है। कृपया हमें लिखें।',
  'provider-refused': () => `Razorpay यह भुगतान नहीं कर सका। ${moneySentencesInHindi.onIt}`,
  'unknown-outcome': () => 'यह भुगतान हमारे बैंक के पास है। आगे कुछ भी करने से पहले हम उसकी पुष्टि का इंतज़ार कर रहे हैं।',
  'upi-id-limit': ({ at }) =>
    `आपकी UPI ID पर एक दिन में जितने पैसे आ सकते हैं, उतने आ चुके हैं। बाकी ${on(at) || 'जल्द ही '}भेजे जाएँगे।`,
}

/** Late money: no promise of a day that is over. */
const LATE: Partial<typeof WHY> = {
  'to-send': () => `अभी भेजा नहीं गया है। ${moneySentencesInHindi.onIt}`,
}

/** For money that goes to a bank account, which `upi_id` names. */
const OF_ACCOUNT: Partial<typeof WHY> = {
  'after-failures': ({ upi_id }) =>
    `पैसे ${to(upi_id)}तीन बार नहीं भेजे जा सके। कृपया दूसरा बैंक खाता डालें; पैसे अपने-आप भेज दिए जाएँगे।`,
  'upi-id-not-found': ({ upi_id }) => `बैंक में ${upi_id} का पता नहीं चला। कृपया इसे ठीक करें; पैसे अपने-आप भेज दिए जाएँगे।`,
}

export const moneySentencesInHindi = {
  title: 'आपके पैसे कहाँ हैं',
  states: {
    'action-needed': 'आपको कुछ करना है',
    'on-hold': 'हमसे संपर्क करें',
    late: 'देर हो रही है',
    waiting: 'आपको मिलेंगे',
    'at-provider': 'Razorpay के पास',
    'on-its-way': 'बैंक के रास्ते में',
    'sent-on': 'आपके खाते में पहुँचे',
  },
  onIt: 'हम इसे देख रहे हैं; आपको कुछ नहीं करना है।',
  received: 'शगुन आया',
  owedBack: 'आगे कटेंगे',
  nothing: 'मेहमान के शगुन देने से लेकर आपके बैंक में पहुँचने तक, पैसे कहाँ हैं, यह यहाँ देखें।',
  cannotBePaid: (amount) => `${amount} नहीं भेजे जा सकते`,
  cannotBePaidNow: (amount) => `${amount} नहीं भेजे जा सकते।`,
  addUpiId: 'UPI ID डालें',
  fixUpiId: 'UPI ID ठीक करें',
  fixAccount: 'बैंक खाता ठीक करें',
  adjustments: 'भेजने के बाद के बदलाव',
  byEvent: 'हर आयोजन का हिसाब',
  seeGift: 'यह शगुन देखें',
  deletedBox: '(हटाया हुआ)',
  statementAs: { pdf: 'हिसाब (PDF)', xlsx: 'हिसाब (Excel)' },
  statementInFileName: 'हिसाब',
  statementDownloaded: 'हिसाब डाउनलोड हो गया!',
  statementFailed: 'हिसाब डाउनलोड नहीं हो सका। कृपया फिर कोशिश करें।',
} satisfies Translated<typeof moneySentences>

/** The sentence about one sum, as `moneySentence` says it in English. */
export function moneySentenceInHindi({
  state,
  reason,
  account_digits: digits,
  ...facts
}: Omit<MoneyPart, 'paise'>): string {
  const told = digits === undefined ? facts : { ...facts, upi_id: bankAccountSentencesInHindi.yours(digits) }
  if (state === 'sent-on') {
    const reference =
      told.reference === null ? 'रेफ़रेंस नंबर (UTR) थोड़ी देर में मिलेगा।' : `रेफ़रेंस नंबर (UTR): ${told.reference}`
    return `${on(told.at)}${to(told.upi_id)}भेज दिया गया। ${reference}`
  }
  if (state === 'at-provider')
    return told.due_on === null
      ? `पैसे Razorpay के पास हैं। ${WITHIN} पहुँच जाएँगे।`
      : `पैसे Razorpay के पास हैं। आयोजन के बाद भेजे जाएँगे, और ${by(told.due_on)} पहुँच जाएँगे।`
  const ofAccount = reason === null || digits === undefined ? undefined : OF_ACCOUNT[reason]
  const why = reason === null ? '' : (ofAccount ?? ((state === 'late' && LATE[reason]) || WHY[reason]))(told)
  return state === 'late' && told.due_on !== null ? `${by(told.due_on)} पहुँच जाना चाहिए था। ${why}` : why
}

type OfOneBox = Exclude<MoneyAdjustment['why'], 'set-off'>
const ADJUSTED: Readonly<Record<OfOneBox, (gift: string, when: string) => string>> = {
  refund: (gift, when) => `${gift} आपको भेजने के बाद ${when}लौटा दिया गया।`,
  dispute: (gift, when) => `${gift} आपको भेजने के बाद, बैंक में शिकायत होने पर, ${when}लौट गया।`,
  correction: (_, when) => `आपको भेजने के बाद ${when}हमने अपना हिसाब ठीक किया।`,
}

const setOff = (box: string, when: string, paise: number): string =>
  paise < 0
    ? `“${box}” के लिए आपको उसके बचे हुए शगुन से ज़्यादा पैसे भेजे गए थे, इसलिए ये पैसे ${when}काट लिए गए।`
    : `ये पैसे ${when}“${box}” के शगुन से काट लिए गए।`

/** The sentence about an adjustment, as `adjustmentSentence` says it in English. */
export function adjustmentSentenceInHindi(adjustment: MoneyAdjustment): string {
  const { why, at, paise, guest, given_at, other_box, payout } = adjustment
  if (why === 'set-off') return setOff(other_box ?? '', on(at), paise)
  const gift = `${guest ?? 'एक मेहमान'} का ${given_at === null ? '' : `${whole(formatMoment(given_at, 'hi'))} का `}शगुन`
  return `${ADJUSTED[why](gift, on(at))} ${payoutOf(payout, paise)}`
}

function payoutOf(payout: MoneyAdjustment['payout'], paise: number): string {
  const [willBe, was] = paise < 0 ? ['कटेंगे', 'कट गए'] : ['जुड़ेंगे', 'जुड़ गए']
  const [into, amount] = [paise < 0 ? 'से' : 'में', formatPaise(Math.abs(paise))]
  if (payout === null) return `${amount} आपके अगले भुगतान ${into} ${willBe}।`
  const sum = formatPaise(payout.paise)
  return payout.paid_at === null
    ? `ये पैसे ${sum} के भुगतान ${into} ${willBe}, जो ${by(payout.due_on)} पहुँचेगा।`
    : `ये पैसे ${sum} के भुगतान ${into} ${was}, जो ${on(payout.paid_at)}भेजा गया।`
}
