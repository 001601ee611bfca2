// The line of the landing page for hosts who read only Hindi. No native reader has seen it yet. Its font is that of the guest's page (styles/fonts.css),
// which has the words of that page alone.

export const IN_HINDI = {
  /** Each guest’s gift, with the guest’s name; after the auspicious day by UPI into your bank account. */
  promise: 'हर मेहमान का शगुन, नाम के साथ; शुभ दिन के बाद UPI से आपके बैंक खाते में।',
  /** Continue in Hindi */
  link: 'हिन्दी में आगे बढ़ें',
} as const
