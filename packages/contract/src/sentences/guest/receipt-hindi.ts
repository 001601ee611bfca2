// The receipt's sentences in Hindi. They are not among the words for which the fonts of the guest's page are cut: the receipt has the
// whole fonts.
import { FEE_PERCENT, MAX_BLESSING_LENGTH, PAYOUT_WORKING_DAYS } from '../../limits.ts'
import type { InHindi } from './hindi.ts'
import type { receiptSentences } from './receipt.ts'

export const receiptInHindi = {
  receiptOf: (names) => `${names} को दिए गए शगुन की रसीद`,
  giftTo: 'आपका शगुन',
  paid: 'शगुन मिल गया',
  partlyRefunded: 'कुछ रक़म लौटाई गई',
  refunded: 'रक़म लौटाई गई',
  awaited: 'पुष्टि बाकी है',
  gift: 'शगुन',
  fee: `सेवा शुल्क (${FEE_PERCENT}%)`,
  total: 'कुल दिया',
  toPay: 'कुल देना है',
  sentBack: 'आपको लौटाया गया',
  paidAt: 'तारीख़ और समय',
  from: 'शगुन देने वाले',
  forWhom: 'आयोजन',
  eventDay: 'आयोजन की तारीख़',
  goesTo: 'जिनके खाते में',
  bankReference: 'UPI रेफ़रेंस नंबर (UTR)',
  noBankReference: 'बैंक से आना बाकी है',
  ourReference: 'Lifafa रेफ़रेंस नंबर',
  whoReceives: `आपका पूरा शगुन परिवार को मिलेगा। आयोजन के बाद ${PAYOUT_WORKING_DAYS} कार्य-दिवसों में हम इसे उनके बैंक खाते में भेज देंगे।`,
  wasRefunded: 'रक़म उसी खाते में लौटाई गई है जिससे भुगतान हुआ था। कुछ बैंक इसे दिखाने में कुछ दिन लेते हैं।',
  isAwaited:
    'आपके बैंक ने अभी इस भुगतान की पुष्टि नहीं की है। अगर आपने भुगतान कर दिया है, तो कृपया दोबारा भुगतान न करें। रसीद इसी पेज पर अपने-आप आ जाएगी।',
  save: 'फ़ोटो सेव करें',
  share: 'शेयर करें',
  shareText: (amount, names) => `रसीद: ${names} के लिए ${amount}`,
  copied: 'इस रसीद का लिंक कॉपी हो गया।',
  backToBox: 'आयोजन के पेज पर जाएँ',
  blessingTitle: 'आशीर्वाद लिखें',
  blessingLabel: 'आपका संदेश',
  blessingHint: `ज़्यादा से ज़्यादा ${MAX_BLESSING_LENGTH} अक्षर। इसे केवल परिवार पढ़ेगा।`,
  blessingPlaceholder: 'जोड़ी सदा बनी रहे, सदा सुखी रहो!',
  sendBlessing: 'आशीर्वाद भेज दें',
  blessingSent: 'आपका आशीर्वाद परिवार तक पहुँच गया',
  changeBlessing: 'इसे बदलें',
  blessingClosed: 'आयोजन पूरा हो चुका है, अब यहाँ आशीर्वाद नहीं लिखा जा सकता।',
  blessingLimited: 'कम समय में कई बार भेजा गया। कृपया एक मिनट रुककर फिर से भेजें।',
} satisfies InHindi<typeof receiptSentences>
