// The host's thank-you in Telugu. No native reader has seen these words yet.
import type { Thanks } from '../in-language.ts'

export const thanks = {
  weddingOf: (groom, bride) => `${groom}, ${bride} ల వివాహం`,
  thankYou: 'గౌరవనీయులైన {name} గారికి, {event} సందర్భంగా మీరు ఇచ్చిన చదివింపులకు, ఆశీస్సులకు హృదయపూర్వక ధన్యవాదాలు.',
} satisfies Thanks
