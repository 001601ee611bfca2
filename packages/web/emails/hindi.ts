// The emails to hosts in Hindi.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { formatDay } from '@lifafa/contract/dates'
import type { Email, UpiIdChanged } from '@lifafa/contract/emails'
import { authPageSentencesInHindi } from '@lifafa/contract/sentences/host/auth-page-hindi'
import { paidToInHindi } from '@lifafa/contract/sentences/host/bank-account-hindi'
import { moneySentenceInHindi, moneySentencesInHindi } from '@lifafa/contract/sentences/host/money-hindi'
import { linkedAccountSentencesInHindi } from '@lifafa/contract/sentences/linked-accounts-hindi'
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

export type EmailToHost = Extract<Email, { language: unknown }>

/** A UPI ID is feminine, an account masculine. */
const WORDS = {
  'UPI ID': {
    ...{ it: 'UPI ID', yours: 'आपकी UPI ID', own: 'अपनी UPI ID', another: 'दूसरी UPI ID' },
    ...{ added: 'जुड़ी', removed: 'हटी', changed: 'बदली', wasRemoved: 'हटा दी गई', wasChanged: 'बदल गई' },
  },
  'bank account': {
    ...{ it: 'बैंक खाता', yours: 'आपका बैंक खाता', own: 'अपना बैंक खाता', another: 'दूसरा बैंक खाता' },
    ...{ added: 'जुड़ा', removed: 'हटा', changed: 'बदला', wasRemoved: 'हटा दिया गया', wasChanged: 'बदल गया' },
  },
} as const
/** At the end of each email. */
export const TAGLINE = 'QR कोड से शगुन, हर शगुन का हिसाब'
const SAFE = { remark: 'आपके पैसे तब तक हमारे पास सुरक्षित हैं।' }

const namaste = (firstName: string): string => `नमस्ते, ${firstName}`
const codeBlocks = (code: string, minutes: number) => [
  { code },
  `यह कोड ${minutes} मिनट तक चलेगा। इसे किसी को न बताएँ; हम कभी नहीं पूछेंगे।`,
]

function changeSentence({ of, before, after }: UpiIdChanged): string {
  const { yours, wasRemoved, wasChanged } = WORDS[of]
  if (after === null) return `${yours} (${before}) ${wasRemoved}।`
  return before === null
    ? `${yours} अब यह है: ${after}।`
    : `${yours} ${wasChanged}। पहले: ${before}। अब: ${after}।`
}

const LETTERS: Letters<EmailToHost> = {
  'verify-email': (email) => ({
    subject: `${email.code} आपका ${PRODUCT_NAME} कोड है`,
    preview: `${email.minutes} मिनट तक चलेगा।`,
    heading: 'नमस्ते',
    blocks: [
      `इस ईमेल पते से ${PRODUCT_NAME} पर खाता बनाने के लिए कहा गया है। अगर आपने कहा है, तो यह कोड लिखें:`,
      ...codeBlocks(email.code, email.minutes),
      { remark: 'आपने नहीं कहा? तो कुछ न करें; इस कोड के बिना खाता नहीं खुलेगा।' },
    ],
  }),
  'reset-password': (email) => ({
    subject: `${email.code} से अपना ${PRODUCT_NAME} पासवर्ड बदलें`,
    preview: `${email.minutes} मिनट तक चलेगा।`,
    heading: 'नया पासवर्ड चुनें',
    blocks: [
      'इस खाते का पासवर्ड बदलने के लिए कहा गया है। अगर आपने कहा है, तो यह कोड लिखें:',
      ...codeBlocks(email.code, email.minutes),
      { remark: 'आपने नहीं कहा? तो कुछ न करें; आपका पासवर्ड वही रहेगा।' },
    ],
  }),
  'password-changed': (email) => ({
    subject: `आपका ${PRODUCT_NAME} पासवर्ड बदल गया`,
    preview: 'आप बाकी सब फ़ोन और कंप्यूटर से बाहर निकल गए हैं।',
    heading: namaste(email.firstName),
    blocks: [
      'आपका पासवर्ड बदल गया, और आप बाकी सब फ़ोन और कंप्यूटर से बाहर निकल गए हैं। वहाँ नए पासवर्ड से फिर साइन इन करें।',
      {
        remark: `आपने नहीं बदला? साइन-इन पेज पर तुरंत “${authPageSentencesInHindi.forgot}” चुनें, और हमें लिखें: ${email.supportEmail}`,
      },
    ],
  }),
  'upi-id-changed'(email) {
    const { of, before, after, waitsUntil, toLinkedAccount, isUnused, supportEmail } = email
    const { it, yours, another, added, removed, changed } = WORDS[of]
    const keeps = isUnused ? 'आपका शगुन आपके बैंक खाते में ही भेजा जाएगा। ' : ''
    const waits = waitsUntil && !toLinkedAccount ? [`${keeps}${waitsUntil} से पहले पैसे नहीं भेजे जाएँगे।`] : []
    const needsPan =
      toLinkedAccount && after !== null
        ? [
            `नई UPI ID के लिए सेटिंग्स में अपना PAN भेजें, तभी मेहमान शगुन दे सकेंगे।${before === null ? '' : ` पहले दिया गया शगुन ${before} पर ही जाएगा। अगर वह UPI ID ग़लत है या आपकी नहीं है, तो शगुन रुका रहेगा: उसे पाने के लिए कृपया हमें लिखें।`}`,
          ]
        : []
    const none =
      after === null && waitsUntil === null
        ? [
            toLinkedAccount
              ? 'दूसरी UPI ID डालने तक मेहमान शगुन नहीं दे सकेंगे।'
              : `${another} डालने तक आपको पैसे नहीं भेजे जाएँगे।`,
          ]
        : []
    return {
      subject: `${PRODUCT_NAME}: ${yours} ${after === null ? removed : before === null ? added : changed}`,
      preview: changeSentence(email),
      heading: namaste(email.firstName),
      blocks: [
        ...[changeSentence(email), ...needsPan, ...waits, ...none],
        settingsButton('सेटिंग्स खोलें', email.publicUrl, SECTION[of]),
        {
          remark: `आपने नहीं बदला? साइन-इन पेज पर तुरंत “${authPageSentencesInHindi.forgot}” चुनें, सेटिंग्स में सही ${it} डालें, और हमें लिखें: ${supportEmail}`,
        },
      ],
    }
  },
  'payout-waiting'({ firstName, boxName, amount, refused, of, publicUrl }) {
    const { another } = WORDS[of]
    return {
      subject:
        refused === null ? `${amount} पाने के लिए अपनी UPI ID डालें` : `${amount} भेजने के लिए ${another} चाहिए`,
      preview: 'सेटिंग्स में एक मिनट लगेगा।',
      heading: namaste(firstName),
      blocks: [
        `“${boxName}” के ${amount} आपको भेजने के लिए तैयार हैं, ${refused === null ? 'लेकिन आपकी UPI ID हमारे पास नहीं है।' : `लेकिन ${paidToInHindi(refused)} नहीं भेजे जा सकते।`}`,
        `सेटिंग्स में ${refused === null ? 'UPI ID' : another} डालें। पैसे अपने-आप भेज दिए जाएँगे।`,
        settingsButton(refused === null ? 'UPI ID डालें' : `${another} डालें`, publicUrl, SECTION[of]),
        SAFE,
      ],
    }
  },
  'payout-paid': ({ firstName, boxName, amount, to, utr }) => ({
    subject: `“${boxName}” के ${amount} आपको भेज दिए गए`,
    preview: 'आपके मेहमानों के आशीर्वाद के साथ।',
    heading: namaste(firstName),
    blocks: [
      `“${boxName}” के ${amount} ${to === null ? 'आपको' : paidToInHindi(to)} भेज दिए गए।`,
      utr === null
        ? `रेफ़रेंस नंबर (UTR) थोड़ी देर में “${moneySentencesInHindi.title}” में मिलेगा।`
        : `रेफ़रेंस नंबर (UTR): ${utr}`,
      {
        remark: `कल तक पैसे न पहुँचें, तो ${utr === null ? '' : 'यह नंबर बताकर अपने बैंक से पूछें, या '}इस ईमेल का जवाब दें।`,
      },
    ],
  }),
  'payout-late': ({ firstName, boxName, amount, parts, giftid, publicUrl }) => ({
    subject: `“${boxName}” के ${amount} में देर हो रही है`,
    preview: 'हमें खेद है। कारण यहाँ पढ़ें।',
    heading: namaste(firstName),
    blocks: [
      `“${boxName}” के ${amount} अब तक आपको नहीं मिले, इसका हमें खेद है।`,
      ...partsInWords(parts, moneySentenceInHindi),
      moneyButton('देखें कि पैसे कहाँ हैं', publicUrl, giftid),
      ...(parts.some(isAtBank) ? [] : [SAFE]),
    ],
  }),
  'payout-failed'({ firstName, boxName, amount, to, of, fault, publicUrl }) {
    const { it, own } = WORDS[of]
    const recipient = paidToInHindi(to ?? 'आपके खाते')
    const check = `${own} जाँचें`
    const sum = `“${boxName}” के ${amount}`
    const told = {
      destination: {
        subject: `${amount} नहीं भेजे जा सके: ${check}`,
        preview: `कृपया ${check}।`,
        why: [
          `${sum} ${recipient} नहीं पहुँचे: बैंक ने पैसे हमें लौटा दिए।`,
          `कृपया सेटिंग्स में यह ${it} जाँच लें। सही हो, तो कुछ न करें: हम फिर भेजेंगे। बदलें, तो पैसे एक दिन बाद वहाँ भेजे जाएँगे।`,
        ],
      },
      bank: {
        subject: `${amount} आज नहीं भेजे जा सके: हम फिर भेजेंगे`,
        preview: 'आपको कुछ नहीं करना है।',
        why: [
          `${sum} ${recipient} नहीं पहुँचे: आपका बैंक अभी पैसे नहीं ले सका।`,
          `आपको कुछ नहीं करना है। हम हर दिन फिर भेजेंगे। ${it} बदलें, तो पैसे एक दिन बाद वहाँ भेजे जाएँगे।`,
        ],
      },
      held: {
        subject: `${amount} नहीं भेजे जा सके: हम इसे देख रहे हैं`,
        preview: 'आपको कुछ नहीं करना है।',
        why: [`${sum} ${recipient} नहीं पहुँचे।`, moneySentencesInHindi.onIt],
      },
      ours: {
        subject: `${amount} हमारे पास लौट आए: हम इसे देख रहे हैं`,
        preview: 'आपको कुछ नहीं करना है।',
        why: [
          `${sum}, जो हमने ${recipient} भेजे थे, हमारे पास लौट आए। ग़लती हमारी ओर से थी।`,
          moneySentencesInHindi.onIt,
        ],
      },
    }[fault]
    const isForHost = fault === 'destination' || fault === 'bank'
    return {
      ...{ subject: told.subject, preview: told.preview, heading: namaste(firstName) },
      blocks: [...told.why, ...(isForHost ? [settingsButton(check, publicUrl, SECTION[of])] : []), SAFE],
    }
  },
  'guests-erased-soon': ({ firstName, boxName, day, giftid, publicUrl }) => ({
    subject: `${formatDay(day, 'hi')} से पहले “${boxName}” के मेहमानों की सूची डाउनलोड करें`,
    preview: 'मेहमानों की जानकारी हम ज़रूरत भर ही रखते हैं।',
    heading: namaste(firstName),
    blocks: [
      `${formatDay(day, 'hi')} को हम “${boxName}” के मेहमानों के मोबाइल नंबर, पते और लिखे हुए शगुन की टिप्पणियाँ मिटा देंगे, क्योंकि हम इन्हें ज़रूरत भर ही रखते हैं। अगर किसी को धन्यवाद देना बाकी है, तो उससे पहले सूची डाउनलोड कर लें।`,
      { button: 'मेहमानों की सूची देखें', href: publicUrl + paths.guests.href(giftid) },
      { remark: 'नाम, रक़म, तारीख़ और आपका हिसाब बने रहेंगे।' },
    ],
  }),
  'linked-account': ({ firstName, state, supportEmail, publicUrl }) => ({
    subject: linkedAccountSentencesInHindi.subjects[state],
    preview: linkedAccountSentencesInHindi.subjects[state],
    heading: namaste(firstName),
    blocks: [
      linkedAccountSentencesInHindi.states[state],
      settingsButton('सेटिंग्स खोलें', publicUrl, SECTION.gifts),
      { remark: `समझ न आए, तो हमें लिखें: ${supportEmail}` },
    ],
  }),
}

/** Each kind that hosts get, in Hindi. */
export const letterInHindi = (email: EmailToHost): Letter =>
  (LETTERS[email.kind] as (email: EmailToHost) => Letter)(email)
