// The host's thank-you in Tamil. No native reader has seen these words yet.
import type { Thanks } from '../in-language.ts'

export const thanks = {
  weddingOf: (groom, bride) => `${groom} – ${bride} திருமண`,
  thankYou: 'அன்புள்ள {name} அவர்களுக்கு, {event} விழாவில் நீங்கள் தந்த மொய்க்கும் ஆசிக்கும் மனமார்ந்த நன்றி.',
} satisfies Thanks
