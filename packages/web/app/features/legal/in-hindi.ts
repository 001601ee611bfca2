// The line of legal pages for hosts who read only Hindi: the pages are in English, their notice is not. No native reader has seen it yet.

export const IN_HINDI = {
  /** This page is in English for legal reasons. */
  why: 'यह पेज क़ानूनी कारणों से अंग्रेज़ी में है।',
  /** Read in Hindi how we use your details */
  link: 'आपकी जानकारी के उपयोग के बारे में हिन्दी में पढ़ें',
} as const
