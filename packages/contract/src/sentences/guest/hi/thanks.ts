// The host's thank-you in Hindi.
import type { Thanks } from '../in-language.ts'

export const thanks = {
  weddingOf: (groom, bride) => `${groom} और ${bride} के विवाह`,
  thankYou: 'आदरणीय {name} जी, {event} में आपके शगुन और आशीर्वाद के लिए हृदय से आभार।',
} satisfies Thanks
