// Posters and invitation in English.
import { FEE_PERCENT } from '../../../limits.ts'
import type { HostWords } from '../in-language.ts'

const how = {
  steps: ['Scan with your phone camera', 'Enter your name', 'Pay with any UPI app'],
  type: 'or type',
  fee: `A ${FEE_PERCENT}% fee is added when you pay.`,
} as const

export const host = {
  poster: {
    marriage: {
      greeting: 'With the blessings of our families',
      motto: ['Your blessing is', 'our most treasured gift'],
      ...how,
    },
    other: {
      greeting: 'A warm welcome to you',
      motto: ['Your good wishes', 'mean the world to us'],
      ...how,
    },
  },
  invitationToWedding: (groom, bride, day, place) => `Dear family and friends,

With joyful hearts, we invite you to the wedding of ${groom} and ${bride}.

Date: ${day}
Venue: ${place}

Your presence and blessings mean the world to us. If you can’t be with us, you can send your blessings here:`,
  invitationTo: (event, day, place) => `Dear family and friends,

Please join us for ${event}.

Date: ${day}
Venue: ${place}

It would make us very happy to celebrate with you. If you can’t be with us, you can send your good wishes here:`,
} satisfies HostWords
