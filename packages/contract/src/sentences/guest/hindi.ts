// The guest's sentences in Hindi, in the tone of an invitation: one for each English sentence, of the same type.
import type { failures } from '../../failures.ts'
import { FEE_PERCENT } from '../../limits.ts'
import type { amountSentences } from '../fields/amount.ts'
import type { personSentences } from '../fields/person.ts'
import type { textSentences } from '../fields/text.ts'
import type { busySentences } from '../pages.ts'
import type { givingSentences } from './giving.ts'
import type { guestPageSentences, receiverSentences } from './page.ts'

/** The same keys as the English sentences, each with the same arguments. */
export type InHindi<Sentences> = {
  readonly [Name in keyof Sentences]: Sentences[Name] extends (...words: infer Words) => string
    ? (...words: Words) => string
    : string
}

/** Failures of a guest's calls that have their own sentence. */
type OfGuests =
  | 'invalidInput'
  | 'malformedRequest'
  | 'notFound'
  | 'requestKeyReused'
  | 'tooLarge'
  | 'tooManyRequests'
  | 'unexpected'
  | 'unavailable'

export const hindi = {
  page: {
    gaveHere: 'क्या आपने यहाँ शगुन दिया है?',
    seeYourReceipt: 'अपनी रसीद देखें',
    switchLanguage: 'भाषा',
    needsScript: 'भुगतान के लिए JavaScript ज़रूरी है। कृपया इसे अपने ब्राउज़र में चालू करके यह पेज फिर से खोलें।',
    notLoaded: 'यह पेज पूरा नहीं खुल सका। कृपया फिर से कोशिश करें: आपकी भरी हुई जानकारी यहीं मौजूद है।',
    tooOld: 'इस ब्राउज़र में भुगतान नहीं हो सकेगा। कृपया यह पेज अलग ब्राउज़र में खोलें।',
    unavailableTitle: 'यह लिफ़ाफ़ा उपलब्ध नहीं है',
    unavailableText: 'इस लिफ़ाफ़े का समय पूरा हो चुका है, या यह हमें मिल नहीं सका।',
    unavailableAdvice: 'कृपया लिंक एक बार जाँच लें, या मेज़बान से पूछ लें।',
    marriageTitle: 'अपने आशीर्वाद से इस शुभ दिन को और भी शुभ बनाएँ',
    marriageText: 'विवाह के इस मंगल अवसर पर अपना शगुन सुरक्षित रूप से भेजें।',
    marriageButton: 'अपना शगुन और आशीर्वाद भेजें',
    otherTitle: 'अपना शगुन भेजें',
    otherText: 'आपका हर शगुन हमारी ख़ुशी बढ़ाता है।',
    otherButton: 'सुरक्षित भुगतान के लिए आगे बढ़ें',
    yourDetails: 'आपकी जानकारी का उपयोग',
    closed: 'अब यहाँ शगुन नहीं दिया जा सकता।',
  } satisfies InHindi<typeof guestPageSentences>,

  busy: {
    busyTitle: 'कृपया थोड़ी देर रुकें',
    busyText: 'इस समय आपके नेटवर्क से बहुत-से पेज खोले जा रहे हैं।',
    busyAdvice: 'यह पेज अपने-आप फिर से खुल जाएगा। आपको कुछ नहीं करना है।',
  } satisfies InHindi<typeof busySentences>,

  receiver: {
    goesTo: (name) => `यह शगुन मेज़बान ${name} के बैंक खाते में पहुँचेगा।`,
  } satisfies InHindi<typeof receiverSentences>,

  giving: {
    fullName: 'आपका पूरा नाम',
    phoneNumber: 'मोबाइल नंबर',
    phoneHint: '10 अंक',
    amount: 'शगुन की रक़म (₹)',
    quickAmounts: 'शगुन की शुभ रक़म',
    address: 'पता',
    addressHint: 'गाँव या शहर, मोहल्ला',
    rememberMe: 'अगली बार के लिए मेरी जानकारी सहेजें',
    rememberHint: 'दूसरों के फ़ोन पर इसे न चुनें।',
    feeNote: (fee) => `${FEE_PERCENT}% (${fee}) सेवा शुल्क जुड़ेगा, ताकि यह सेवा चलती रहे।`,
    youPay: 'आपको देना है',
    poweredBy: 'सुरक्षित UPI भुगतान • Razorpay के ज़रिए',
    processing: 'भुगतान हो रहा है...',
    initiating: 'भुगतान शुरू हो रहा है...',
    confirming: 'हम आपके भुगतान की पुष्टि कर रहे हैं',
    thankYou: 'धन्यवाद',
    onItsWayTo: (amount) => `आपका ${amount} का शगुन`,
    afterRecipient: 'को मिल गया',
    closeThanks: 'बंद करें',
    seeReceipt: 'रसीद देखें और आशीर्वाद लिखें',
    receiptWillBe: 'आपकी रसीद (बन रही है)',
    bankReferenceIs: (reference) => `UPI रेफ़रेंस नंबर (UTR) ${reference}`,
    youGave: (amount) => `आपने ${amount} का शगुन दिया`,
    checkoutDescription: 'Gift Contribution (शगुन)',
    checkoutBlockTitle: 'UPI से भुगतान करें',
    sdkFailed: 'Razorpay नहीं खुला।',
    giveAgain: 'फिर से दें',
    doNotGiveAgain: 'नहीं, रहने दें',
    giveAnother: 'एक और शगुन दें',
    dismissed:
      'भुगतान की विंडो बंद हो गई। अगर आपने भुगतान कर दिया है, तो आपका शगुन सुरक्षित रहेगा: कृपया दोबारा भुगतान न करें। अगर भुगतान नहीं किया है, तो फिर से कोशिश करें।',
    nothingCharged: 'आपके खाते से कोई रक़म नहीं कटी है, और आपकी भरी हुई जानकारी यहीं मौजूद है।',
    notLostIfPaid: 'अगर आपने भुगतान कर दिया है, तो आपका शगुन सुरक्षित रहेगा: कृपया दोबारा भुगतान न करें।',
    openedBefore:
      'आपका भुगतान हुआ या नहीं, यह अभी पता नहीं चल सका है। अगर आपने भुगतान कर दिया है, तो आपका शगुन सुरक्षित रहेगा: कृपया दोबारा भुगतान न करें।',
    unreachable: 'सर्वर से संपर्क नहीं हो सका। अपना इंटरनेट जाँचकर फिर से कोशिश करें।',
    confirmingLong:
      'हम आपके भुगतान की पुष्टि कर रहे हैं। इसमें कुछ मिनट लग सकते हैं, कृपया दोबारा भुगतान न करें। चाहें तो यह पेज बंद कर दें, आपका शगुन सुरक्षित रहेगा।',
    notReady: 'यहाँ अभी शगुन नहीं दिया जा सकता। कृपया मेज़बान को बताएँ, या बाद में फिर से कोशिश करें।',
    pressAgain:
      'यह पेज पूरा नहीं खुल सका। कृपया फिर से कोशिश करें। अगर फिर भी भुगतान शुरू न हो, तो यह पेज अलग ब्राउज़र में खोलें।',
    broken: 'इस पेज में कुछ गड़बड़ हो गई है। कृपया इसे फिर से खोलें।',
    loadAgain: 'फिर से कोशिश करें',
    notStarted: 'भुगतान शुरू नहीं हो सका। कृपया फिर से कोशिश करें।',
    offline: 'आपका इंटरनेट बंद है। आपकी भरी हुई जानकारी इस फ़ोन में सुरक्षित है; इंटरनेट आते ही शगुन दिया जा सकेगा।',
    createOrderFailed: 'भुगतान शुरू नहीं हो सका।',
    alreadyGiven: (amount) => `आप ${amount} का शगुन दे चुके हैं। क्या एक बार फिर देना चाहते हैं?`,
    mayHaveGiven: 'शायद इस नंबर से अभी-अभी शगुन दिया गया है। क्या फिर से देना है?',
    earlierMayArrive: (amount) =>
      `आपका पहले वाला ${amount} का शगुन अब भी पहुँच सकता है। फिर से देने पर रक़म दो बार कट सकती है। क्या फिर से देना है?`,
    busyNow: 'इस समय बहुत-से मेहमान शगुन दे रहे हैं। हम फिर से कोशिश कर रहे हैं।',
    notStartedYet: 'भुगतान अभी शुरू नहीं हो सका। हम फिर से कोशिश कर रहे हैं।',
    tryingAgainIn: (seconds) => `${seconds} सेकंड में फिर से कोशिश...`,
    stopTrying: 'कोशिश बंद करें',
    verifyFailed:
      'हम आपके भुगतान की पुष्टि नहीं कर सके। अगर आपके खाते से रक़म कट गई हो, तो कृपया हमारी सहायता टीम से संपर्क करें।',
  } satisfies InHindi<typeof givingSentences>,

  amount: {
    required: 'कृपया रक़म लिखें।',
    wholeRupees: 'कृपया रक़म पूरे रुपयों में लिखें, दशमलव के बिना।',
    tooSmall: 'कम से कम ₹1 का शगुन दिया जा सकता है।',
    tooLarge: 'UPI से एक बार में, शुल्क मिलाकर, ₹1,00,000 तक ही भेजे जा सकते हैं। कृपया ₹96,153 या उससे कम दें।',
    digitsOnly: 'कृपया रक़म अंकों में लिखें (जैसे 501 या 1,00,501)।',
    notAContribution: 'यह रक़म पूरे रुपये और 4% शुल्क का जोड़ नहीं है। कृपया पेज फिर से खोलकर दोबारा कोशिश करें।',
  } satisfies InHindi<typeof amountSentences>,

  person: {
    nameRequired: 'कृपया अपना पूरा नाम लिखें।',
    phoneRequired: 'कृपया अपना मोबाइल नंबर लिखें।',
    phoneNotTenDigits: 'मोबाइल नंबर 10 अंकों का होना चाहिए।',
    addressRequired: 'कृपया अपना पता लिखें।',
  } satisfies InHindi<typeof personSentences>,

  text: {
    notText: 'कृपया अक्षरों में लिखें।',
    noLinks: (word) => `कृपया यहाँ लिंक या वेबसाइट का पता न लिखें: “${word}”`,
    noInvisible: (word) => `${word ? `“${word}”` : 'इस'} में कुछ ऐसे चिह्न हैं जो दिखाई नहीं देते। कृपया इसे दोबारा लिखें।`,
    tooManyMarks: 'एक अक्षर पर 4 से ज़्यादा चिह्न हैं। कृपया इसे दोबारा लिखें।',
    needsLetter: 'कृपया सही नाम लिखें।',
    tooLong: (max) => `कृपया ज़्यादा से ज़्यादा ${max} अक्षर लिखें।`,
  } satisfies InHindi<typeof textSentences>,

  failures: {
    invalidInput: 'कृपया अपनी भरी हुई जानकारी जाँचकर फिर से कोशिश करें।',
    malformedRequest: 'हम यह अनुरोध समझ नहीं सके।',
    notFound: 'यह हमें नहीं मिला।',
    requestKeyReused: 'यह भुगतान अलग जानकारी के साथ शुरू हुआ था। कृपया यह पेज फिर से खोलें।',
    tooLarge: 'यह बहुत बड़ा है।',
    tooManyRequests: 'आपने कई बार कोशिश की है। कृपया थोड़ा रुककर फिर से कोशिश करें।',
    unexpected: 'हमारी ओर से कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
    unavailable: 'अभी हम जवाब नहीं दे पा रहे हैं। कृपया थोड़ी देर में फिर से कोशिश करें।',
  } satisfies Record<OfGuests & keyof typeof failures, string>,
}
