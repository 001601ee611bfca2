// Ratings of a seed's hosts, and messages of the contact page.

import { storeMessage } from '../../features/contact/writes.ts'
import { saveRating } from '../../features/rating/writes.ts'
import type { SeedOptions } from '../options.ts'
import { later, type Seeding } from './seeding.ts'

const FEEDBACK = [
  'Every name is there, and my aunt did not have to guard a box.',
  'बहुत अच्छा! और भी पोस्टर चाहिए।',
  'The payout came on the second day.',
] as const

const MESSAGES = [
  { name: 'Kavita Rao', subject: 'Printing the poster', message: 'Can the poster be printed in A3?' },
  { name: 'प्रकाश मिश्रा', subject: 'रसीद', message: 'क्या मेहमान को रसीद मिल सकती है?' },
]

/** Of every third host. */
export async function writeFeedback(
  { db, jobs, now }: Seeding,
  hostIds: readonly string[],
  { seed }: SeedOptions,
): Promise<void> {
  for (const [index, hostId] of hostIds.entries())
    if (index % 3 === 0)
      await saveRating(db, {
        hostId,
        rating: 5 - (index % 4),
        feedback: FEEDBACK[index % FEEDBACK.length] ?? '',
        platform: 'Mozilla/5.0 (Linux; Android 15)',
        now: later(now, -index - 1),
      })
  for (const [index, message] of MESSAGES.entries())
    await storeMessage(
      db,
      jobs,
      { ...message, email: `guest-${seed}-${index}@seed.test`, suspected: false },
      later(now, -30 * (index + 1)),
    )
}
