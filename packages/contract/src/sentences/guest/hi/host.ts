// Posters and invitation in Hindi.
import { FEE_PERCENT } from '../../../limits.ts'
import type { HostWords } from '../in-language.ts'

const how = {
  steps: ['फ़ोन के कैमरे से स्कैन करें', 'नाम लिखें', 'UPI से शगुन भेजें'],
  type: 'या टाइप करें',
  fee: `भुगतान पर ${FEE_PERCENT}% सेवा शुल्क अलग से लगता है।`,
} as const

export const host = {
  poster: {
    marriage: { greeting: 'शुभ विवाह', motto: ['आपका आशीर्वाद ही हमारा', 'सबसे अनमोल उपहार है'], ...how },
    other: {
      greeting: 'आपका हार्दिक स्वागत है',
      motto: ['आपका स्नेह और शुभकामनाएँ', 'हमारे लिए अनमोल हैं'],
      ...how,
    },
  },
  invitationToWedding: (groom, bride, day, place) => `स्नेही स्वजन,

${groom} और ${bride} के शुभ विवाह में आप सपरिवार सादर आमंत्रित हैं।

दिनांक: ${day}
स्थान: ${place}

आपका आना और आपका आशीर्वाद हमारे लिए अनमोल है। आप अपना आशीर्वाद यहाँ से भी भेज सकते हैं:`,
  invitationTo: (event, day, place) => `स्नेही स्वजन,

आप सपरिवार सादर आमंत्रित हैं: ${event}।

दिनांक: ${day}
स्थान: ${place}

आपके आने से हमें बहुत ख़ुशी होगी। आप अपनी शुभकामनाएँ यहाँ से भी भेज सकते हैं:`,
} satisfies HostWords
