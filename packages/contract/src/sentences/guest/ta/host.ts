// Posters and invitation in Tamil. No native reader has seen these words yet.
import { FEE_PERCENT } from '../../../limits.ts'
import type { HostWords } from '../in-language.ts'

const how = {
  steps: ['கேமராவில் ஸ்கேன்', 'பெயர் எழுதுங்கள்', 'UPI-இல் மொய்'],
  type: 'அல்லது டைப் செய்க',
  fee: `பணம் செலுத்தும்போது ${FEE_PERCENT}% சேவைக் கட்டணம் சேரும்.`,
} as const

export const host = {
  poster: {
    marriage: { greeting: 'திருமண விழா', motto: ['உங்கள் ஆசியே எங்களுக்கு', 'விலைமதிப்பற்ற பரிசு'], ...how },
    other: {
      greeting: 'உங்களை அன்புடன் வரவேற்கிறோம்',
      motto: ['உங்கள் அன்பும் வாழ்த்தும்', 'எங்களுக்கு விலைமதிப்பற்றவை'],
      ...how,
    },
  },
  invitationToWedding: (groom, bride, day, place) => `அன்புடையீர்,

${groom} – ${bride} திருமணத்துக்குக் குடும்பத்துடன் வருகை தந்து வாழ்த்துமாறு அன்புடன் அழைக்கிறோம்.

தேதி: ${day}
இடம்: ${place}

உங்கள் வருகையும் ஆசியும் எங்களுக்கு விலைமதிப்பற்றவை. உங்கள் ஆசியை இங்கிருந்தும் அனுப்பலாம்:`,
  invitationTo: (event, day, place) => `அன்புடையீர்,

குடும்பத்துடன் வருகை தருமாறு அன்புடன் அழைக்கிறோம்: ${event}.

தேதி: ${day}
இடம்: ${place}

நீங்கள் வந்தால் மிகவும் மகிழ்வோம். உங்கள் வாழ்த்துகளை இங்கிருந்தும் அனுப்பலாம்:`,
} satisfies HostWords
