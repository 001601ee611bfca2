// The host's thank-you in Gujarati. No native reader has seen these words yet.
import type { Thanks } from '../in-language.ts'

export const thanks = {
  weddingOf: (groom, bride) => `${groom} અને ${bride} ના લગ્ન`,
  thankYou: 'આદરણીય {name}, {event} પ્રસંગે આપના ચાંદલા અને આશીર્વાદ માટે હૃદયપૂર્વક આભાર.',
} satisfies Thanks
