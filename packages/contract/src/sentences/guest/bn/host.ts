// Posters and invitation in Bengali. No native reader has seen these words yet.
import { FEE_PERCENT } from '../../../limits.ts'
import type { HostWords } from '../in-language.ts'

const how = {
  steps: ['ফোনের ক্যামেরায় স্ক্যান করুন', 'নাম লিখুন', 'UPI দিয়ে উপহার পাঠান'],
  type: 'অথবা টাইপ করুন',
  fee: `টাকা দেওয়ার সময় ${FEE_PERCENT}% পরিষেবা চার্জ যোগ হয়।`,
} as const

export const host = {
  poster: {
    marriage: { greeting: 'শুভ বিবাহ', motto: ['আপনার আশীর্বাদই আমাদের', 'সবচেয়ে বড় উপহার'], ...how },
    other: { greeting: 'আপনাকে সাদর অভ্যর্থনা', motto: ['আপনার স্নেহ ও শুভেচ্ছা', 'আমাদের কাছে অমূল্য'], ...how },
  },
  invitationToWedding: (groom, bride, day, place) => `সবিনয় নিবেদন,

${groom} ও ${bride}-এর শুভ বিবাহে আপনাকে সপরিবারে সাদর আমন্ত্রণ জানাই।

তারিখ: ${day}
স্থান: ${place}

আপনার উপস্থিতি ও আশীর্বাদ আমাদের কাছে অমূল্য। আপনার আশীর্বাদ এখান থেকেও পাঠাতে পারেন:`,
  invitationTo: (event, day, place) => `সবিনয় নিবেদন,

আপনাকে সপরিবারে সাদর আমন্ত্রণ জানাই: ${event}।

তারিখ: ${day}
স্থান: ${place}

আপনি এলে আমরা খুব খুশি হব। আপনার শুভেচ্ছা এখান থেকেও পাঠাতে পারেন:`,
} satisfies HostWords
