// The host's thank-you in Marathi. No native reader has seen these words yet.
import type { Thanks } from '../in-language.ts'

export const thanks = {
  weddingOf: (groom, bride) => `${groom} आणि ${bride} यांचा विवाह`,
  thankYou: 'आदरणीय {name}, “{event}” या मंगल प्रसंगी आपण दिलेल्या आहेराबद्दल आणि आशीर्वादाबद्दल मनःपूर्वक आभार.',
} satisfies Thanks
