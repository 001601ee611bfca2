// Posters and invitation in Telugu. No native reader has seen these words yet.
import { FEE_PERCENT } from '../../../limits.ts'
import type { HostWords } from '../in-language.ts'

const how = {
  steps: ['కెమెరాతో స్కాన్ చేయండి', 'పేరు రాయండి', 'UPI తో చదివించండి'],
  type: 'లేదా టైప్ చేయండి',
  fee: `చెల్లించేటప్పుడు ${FEE_PERCENT}% సేవా రుసుము కలుస్తుంది.`,
} as const

export const host = {
  poster: {
    marriage: { greeting: 'శుభ వివాహం', motto: ['మీ ఆశీస్సులే మాకు', 'అమూల్యమైన కానుక'], ...how },
    other: { greeting: 'మీకు హృదయపూర్వక స్వాగతం', motto: ['మీ ప్రేమ, శుభాకాంక్షలు', 'మాకు అమూల్యమైనవి'], ...how },
  },
  invitationToWedding: (groom, bride, day, place) => `బంధుమిత్రులకు నమస్కారం,

${groom}, ${bride} ల శుభ వివాహానికి మీరు సకుటుంబ సపరివార సమేతంగా విచ్చేసి ఆశీర్వదించ ప్రార్థన.

తేదీ: ${day}
వేదిక: ${place}

మీ రాక, మీ ఆశీస్సులు మాకు అమూల్యం. మీ ఆశీస్సులను ఇక్కడి నుంచి కూడా పంపవచ్చు:`,
  invitationTo: (event, day, place) => `బంధుమిత్రులకు నమస్కారం,

మీరు సకుటుంబ సపరివార సమేతంగా విచ్చేయ ప్రార్థన: ${event}.

తేదీ: ${day}
వేదిక: ${place}

మీరు వస్తే మాకు ఎంతో ఆనందం. మీ శుభాకాంక్షలను ఇక్కడి నుంచి కూడా పంపవచ్చు:`,
} satisfies HostWords
