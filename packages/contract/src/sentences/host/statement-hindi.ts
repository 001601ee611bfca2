// Words of the statement of an event box, in Hindi. No native reader has seen them yet.
import { PRODUCT_NAME } from '../../brand.ts'
import { formatCount } from '../../money.ts'
import type { StatementSentences } from './statement.ts'

export const statementSentencesInHindi = {
  title: (box) => `“${box}” का हिसाब`,
  event: (host, day) => `${host}, आयोजन की तारीख़: ${day}`,
  asOf: (moment) => `${moment} तक (भारत का समय)। सारी रक़म रुपये में।`,
  foot: (moment, page, pages) => `${PRODUCT_NAME}, ${moment} तक का हिसाब, पन्ना ${page}/${pages}`,
  columns: {
    at: 'तारीख़ और समय',
    bankReference: 'रेफ़रेंस नंबर (UTR)',
    reference: `${PRODUCT_NAME} नंबर`,
    guest: 'मेहमान',
    status: 'कहाँ है',
    details: 'ब्योरा',
    reason: 'कारण',
    destination: 'कहाँ भेजा',
    gift: 'शगुन',
    fee: 'सेवा शुल्क',
    refunded: 'लौटाया गया',
    amount: 'रक़म',
  },
  total: 'कुल',
  gifts: (count) => `मेहमानों के शगुन (${formatCount(count)})`,
  refunds: 'मेहमानों को लौटाए गए',
  fee: 'सेवा शुल्क, जो मेहमानों ने शगुन के ऊपर दिया',
  corrections: 'हिसाब में सुधार',
  whereItIs: 'आपके पैसे कहाँ हैं',
  listedBelow: 'नीचे लिखे हैं।',
  contributions: 'शगुन',
  refundsTable: 'मेहमानों को लौटाए गए शगुन',
  refunded: 'लौटाया गया',
  disputed: 'बैंक में शिकायत के बाद लौटा',
  payouts: 'आपको भेजे गए पैसे',
  bankAccount: (digits) => `बैंक खाता (आख़िरी अंक ${digits})`,
} satisfies StatementSentences
