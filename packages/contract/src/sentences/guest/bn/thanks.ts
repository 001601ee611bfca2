// The host's thank-you in Bengali. No native reader has seen these words yet.
import type { Thanks } from '../in-language.ts'

export const thanks = {
  weddingOf: (groom, bride) => `${groom} ও ${bride}-এর বিবাহ`,
  thankYou: 'শ্রদ্ধেয় {name}, {event} উপলক্ষে আপনার উপহার ও আশীর্বাদের জন্য আন্তরিক ধন্যবাদ।',
} satisfies Thanks
