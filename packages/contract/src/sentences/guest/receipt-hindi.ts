// The receipt's sentences in Hindi. They are not among the words for which the fonts of the guest's page are cut: the receipt has the
// whole fonts.
import { FEE_PERCENT, MAX_BLESSING_LENGTH, PAYOUT_WORKING_DAYS } from '../../limits.ts'
import type { InHindi } from './hindi.ts'
import type { receiptSentences } from './receipt.ts'

export const receiptInHindi = {
  receiptOf: (names) => `${names} को दिए गए शगुन की रसीद`,
  giftTo: 'आपका शगुन',
  paid: 'भुगतान मिल गया',
  partlyRefunded: 'कुछ राशि लौटाई गई',
  refunded: 'राशि लौटाई गई',
  awaited: 'पुष्टि बाकी है',
  gift: 'शगुन',
  fee: `प्लेटफ़ॉर्म शुल्क (${FEE_PERCENT}%)`,
  total: 'आपने दिए',
  toPay: 'देय राशि',
  sentBack: 'आपको लौटाए गए',
  paidAt: 'तारीख़ और समय',
  from: 'भेजने वाले',
  forWhom: 'लिफ़ाफ़ा',
  eventDay: 'शुभ दिन',
  goesTo: 'खाताधारक',
  bankReference: 'UPI संदर्भ (UTR)',
  noBankReference: 'बैंक ने अभी नहीं बताया',
  ourReference: 'हमारा संदर्भ',
  whoReceives: `पूरा शगुन आयोजकों को मिलेगा: आयोजन के बाद ${PAYOUT_WORKING_DAYS} कामकाजी दिनों में हम इसे उनके बैंक में भेज देंगे।`,
  wasRefunded: 'राशि उसी खाते में लौटाई गई है जिससे भुगतान हुआ था। कुछ बैंक इसे दिखाने में कुछ दिन लेते हैं।',
  isAwaited:
    'आपके बैंक ने अभी इस भुगतान की पुष्टि नहीं की है। अगर आपने भुगतान कर दिया है, तो कृपया दोबारा भुगतान न करें: रसीद यहीं आएगी, यह पेज उसे फिर से देखता रहेगा।',
  save: 'चित्र सहेजें',
  share: 'साझा करें',
  shareText: (amount, names) => `रसीद: ${names} के लिए ${amount}`,
  copied: 'इस रसीद का लिंक कॉपी हो गया।',
  backToBox: 'आयोजन के पेज पर जाएँ',
  blessingTitle: 'आशीर्वाद लिखें',
  blessingLabel: 'आपके शब्द',
  blessingHint: `ज़्यादा से ज़्यादा ${MAX_BLESSING_LENGTH} अक्षर। इन्हें केवल आयोजक पढ़ेंगे।`,
  blessingPlaceholder: 'आपका जीवन साथ-साथ ख़ुशियों से भरा रहे!',
  sendBlessing: 'आशीर्वाद भेज दें',
  blessingSent: 'आपका आशीर्वाद आयोजकों तक पहुँच गया',
  changeBlessing: 'इसे बदलें',
  blessingClosed: 'आयोजन पूरा हो चुका है, अब यहाँ आशीर्वाद नहीं लिखा जा सकता।',
  blessingLimited: 'कम समय में कई बार भेजा गया। कृपया एक मिनट रुककर फिर से भेजें।',
} satisfies InHindi<typeof receiptSentences>
