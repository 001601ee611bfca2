// Posters and invitation in Gujarati. No native reader has seen these words yet.
import { FEE_PERCENT } from '../../../limits.ts'
import type { HostWords } from '../in-language.ts'

const how = {
  steps: ['ફોનના કૅમેરાથી સ્કૅન કરો', 'નામ લખો', 'UPI થી ચાંદલો મોકલો'],
  type: 'અથવા ટાઇપ કરો',
  fee: `ચુકવણી પર ${FEE_PERCENT}% સેવા શુલ્ક અલગથી લાગે છે.`,
} as const

export const host = {
  poster: {
    marriage: { greeting: 'શુભ લગ્ન', motto: ['આપના આશીર્વાદ જ અમારી', 'સૌથી અનમોલ ભેટ છે'], ...how },
    other: { greeting: 'આપનું હાર્દિક સ્વાગત છે', motto: ['આપનો સ્નેહ અને શુભેચ્છાઓ', 'અમારા માટે અનમોલ છે'], ...how },
  },
  invitationToWedding: (groom, bride, day, place) => `સ્નેહી સ્વજન,

${groom} અને ${bride} ના શુભ લગ્ન પ્રસંગે આપને સપરિવાર પધારવા ભાવભર્યું આમંત્રણ છે.

તારીખ: ${day}
સ્થળ: ${place}

આપની ઉપસ્થિતિ અને આશીર્વાદ અમારા માટે અનમોલ છે. આપના આશીર્વાદ અહીંથી પણ મોકલી શકો છો:`,
  invitationTo: (event, day, place) => `સ્નેહી સ્વજન,

આપને સપરિવાર પધારવા ભાવભર્યું આમંત્રણ છે: ${event}.

તારીખ: ${day}
સ્થળ: ${place}

આપ આવશો તો અમને ખૂબ આનંદ થશે. આપની શુભેચ્છાઓ અહીંથી પણ મોકલી શકો છો:`,
} satisfies HostWords
