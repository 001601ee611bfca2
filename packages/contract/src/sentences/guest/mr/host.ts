// Posters and invitation in Marathi. No native reader has seen these words yet.
import { FEE_PERCENT } from '../../../limits.ts'
import type { HostWords } from '../in-language.ts'

const how = {
  steps: ['फोनच्या कॅमेऱ्याने स्कॅन करा', 'नाव लिहा', 'UPI ने आहेर पाठवा'],
  type: 'किंवा टाइप करा',
  fee: `पैसे भरताना ${FEE_PERCENT}% सेवा शुल्क वेगळे लागते.`,
} as const

export const host = {
  poster: {
    marriage: { greeting: 'शुभ विवाह', motto: ['आपला आशीर्वाद हाच आमचा', 'सर्वात मोठा आहेर'], ...how },
    other: { greeting: 'आपले हार्दिक स्वागत', motto: ['आपला स्नेह आणि शुभेच्छा', 'आमच्यासाठी अनमोल आहेत'], ...how },
  },
  invitationToWedding: (groom, bride, day, place) => `सप्रेम नमस्कार,

${groom} आणि ${bride} यांच्या शुभविवाहाचे आपणास सहकुटुंब, सहपरिवार आग्रहाचे निमंत्रण.

दिनांक: ${day}
स्थळ: ${place}

आपली उपस्थिती आणि आशीर्वाद आमच्यासाठी अनमोल आहेत. आपला आशीर्वाद इथूनही पाठवू शकता:`,
  invitationTo: (event, day, place) => `सप्रेम नमस्कार,

आपणास सहकुटुंब, सहपरिवार आग्रहाचे निमंत्रण: ${event}.

दिनांक: ${day}
स्थळ: ${place}

आपण आलात तर आम्हाला खूप आनंद होईल. आपल्या शुभेच्छा इथूनही पाठवू शकता:`,
} satisfies HostWords
