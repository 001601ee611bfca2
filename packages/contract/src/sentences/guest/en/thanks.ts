// The host's thank-you in English.
import type { Thanks } from '../in-language.ts'

export const thanks = {
  weddingOf: (groom, bride) => `the wedding of ${groom} and ${bride}`,
  thankYou:
    'Dear {name}, thank you for your generous gift and your blessings for {event}. They mean so much to our family.',
} satisfies Thanks
