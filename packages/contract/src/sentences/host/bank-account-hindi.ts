// Words about a host's bank account in Hindi, in the feed and in emails.
import type { bankAccountSentences } from './bank-account.ts'

export const bankAccountSentencesInHindi: Pick<typeof bankAccountSentences, 'ending' | 'yours'> = {
  ending: (digits) => `आख़िरी अंक ${digits}`,
  yours: (digits) => `आपके बैंक खाते (आख़िरी अंक ${digits})`,
}
