// Sentences for a call that got no answer, or that must wait, in Hindi. No native reader has seen them yet.
import type { connectionSentences } from './connection.ts'
import type { Translated } from './translated.ts'

const duration = (seconds: number): string =>
  seconds < 60 ? `${seconds} सेकंड` : `${Math.ceil(seconds / 60)} मिनट`

export const connectionSentencesInHindi = {
  unreachable: 'संपर्क नहीं हो सका। अपना इंटरनेट जाँचकर फिर कोशिश करें।',
  tooOften: (retryAfterSeconds) =>
    `आपने कई बार कोशिश की है। कृपया ${duration(retryAfterSeconds)} बाद फिर कोशिश करें।`,
  nothingLost: 'चिंता न करें, हर शगुन दर्ज है।',
  reference: (id) => `गड़बड़ी का नंबर ${id}`,
  tryAgain: 'फिर कोशिश करें',
  trying: 'कोशिश हो रही है...',
  mayBeStale: 'ये आँकड़े पुराने हो सकते हैं।',
} satisfies Translated<typeof connectionSentences>
