// Sentences about where a box's money is, in Hindi.
import type { MoneyReason } from '../../box-money/money-states.ts'
import { formatDay, formatMoment, formatTime } from '../../dates.ts'
import type { MoneyPart } from '../../endpoints/box-money.ts'
import { PAYOUT_WORKING_DAYS } from '../../limits.ts'

type Facts = Pick<MoneyPart, 'due_on' | 'at' | 'upi_id' | 'reference'>

/** A day stays on one line. */
const whole = (day: string): string => day.replaceAll(' ', '\u00a0')
const by = (day: string | null): string => (day === null ? 'जल्द ही' : `${whole(formatDay(day, 'hi'))} तक`)
const to = (upiId: string | null): string => (upiId === null ? '' : `${upiId} पर `)
const on = (moment: string | null): string =>
  moment === null ? '' : `${whole(formatMoment(moment, 'hi'))} को `
const from = (moment: string | null): string =>
  moment === null ? 'जल्द ही' : `${whole(formatMoment(moment, 'hi'))}, ${formatTime(moment, 'hi')}`
const WITHIN = `${PAYOUT_WORKING_DAYS} कामकाजी दिनों में`
const SAVE_ANOTHER = 'कृपया दूसरी UPI ID डालें; पैसे अपने-आप भेज दिए जाएँगे।'
const heldFor = (upiId: string | null): string =>
  `पैसे Razorpay के पास रुके हैं${upiId === null ? '' : ` और ${upiId} पर नहीं भेजे जाते`}: यह UPI ID किसी बैंक में नहीं मिली, या आपने कहा कि यह आपकी नहीं है।`

const WHY: Readonly<Record<MoneyReason, (part: Facts) => string>> = {
  'event-not-over': ({ due_on }) => `आयोजन के बाद हम इसे आपके खाते में भेजेंगे। ${by(due_on)} पहुँच जाएगा।`,
  preparing: () => `भेजने की तैयारी हो रही है। ${WITHIN} पहुँच जाएगा।`,
  'to-send': ({ due_on }) => `भेजा जाने वाला है। ${by(due_on)} पहुँच जाएगा।`,
  'at-bank': ({ at, upi_id }) => `${on(at)}${to(upi_id)}भेज दिया गया। बैंक ने अभी पहुँचने की ख़बर नहीं दी है।`,
  'asked-back': () => 'एक शगुन लौटाया जा रहा है, या मेहमान के बैंक ने उसे वापस माँगा है। फ़ैसला होने तक पैसे हमारे पास रहेंगे।',
  'too-little': () => 'एक रुपये से कम राशि नहीं भेजी जा सकती। यह अगले शगुन के साथ जाएगी।',
  inactive: () => 'आपका खाता बंद है। कृपया हमसे संपर्क करें।',
  'no-upi-id': () => 'कृपया अपनी UPI ID डालें। पैसे अपने-आप भेज दिए जाएँगे।',
  'unpayable-upi-id': ({ upi_id }) => `पैसे ${to(upi_id)}नहीं भेजे जा सकते। ${SAVE_ANOTHER}`,
  'after-failures': ({ upi_id }) => `पैसे ${to(upi_id)}तीन बार नहीं भेजे जा सके। ${SAVE_ANOTHER}`,
  'upi-id-not-found': ({ upi_id }) =>
    `यह UPI ID ग़लत है${upi_id === null ? '' : `: ${upi_id}`}। सही UPI ID डालें, तभी पैसे मिलेंगे।`,
  'upi-id-denied': ({ upi_id }) =>
    `आपने कहा कि ${upi_id === null ? 'यह खाता' : `${upi_id} का खाता`} आपका नहीं है। ${SAVE_ANOTHER}`,
  'account-upi-id-wrong': ({ upi_id }) => `${heldFor(upi_id)} कृपया अपनी UPI ID ठीक करें, और फिर हमें लिखें।`,
  'earlier-upi-id-wrong': ({ upi_id }) => `${heldFor(upi_id)} इन्हें पाने के लिए कृपया हमें लिखें।`,
  retry: ({ at }) => `आपके बैंक ने पैसे नहीं लिए। हम ${from(at)} फिर भेजेंगे।`,
  'upi-id-changed': ({ at }) => `आपकी UPI ID बदली है। पैसे ${from(at)} भेजे जाएँगे।`,
  'provider-refused': () => 'Razorpay ने पैसे भेजने का आदेश नहीं लिया। हम इसे देख रहे हैं; आपको कुछ नहीं करना है।',
  'upi-id-limit': ({ at }) =>
    `आपकी UPI ID में एक दिन में जितने पैसे आ सकते हैं, उतने आ चुके हैं। बाकी ${on(at) || 'जल्द ही '}भेजे जाएँगे।`,
}

/** Late money: no promise of a day that is over. */
const LATE: Partial<typeof WHY> = {
  'to-send': () => 'अभी भेजा नहीं गया है। हम इसे देख रहे हैं; आपको कुछ नहीं करना है।',
}

/** The sentence about one sum, as `moneySentence` says it in English. */
export function moneySentenceInHindi({ state, reason, ...told }: Omit<MoneyPart, 'paise'>): string {
  if (state === 'sent-on') {
    const reference =
      told.reference === null ? 'बैंक का संदर्भ नंबर थोड़ी देर में मिलेगा।' : `बैंक संदर्भ: ${told.reference}`
    return `${on(told.at)}${to(told.upi_id)}भेज दिया गया। ${reference}`
  }
  if (state === 'at-provider')
    return told.due_on === null
      ? `पैसे Razorpay के पास हैं। ${WITHIN} पहुँच जाएँगे।`
      : `पैसे Razorpay के पास हैं। आयोजन के बाद भेजे जाएँगे, और ${by(told.due_on)} पहुँच जाएँगे।`
  const why = reason === null ? '' : ((state === 'late' && LATE[reason]) || WHY[reason])(told)
  return state === 'late' && told.due_on !== null ? `${by(told.due_on)} पहुँच जाना चाहिए था। ${why}` : why
}
