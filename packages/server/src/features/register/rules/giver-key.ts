// The key by which the names of givers are compared, in whatever script they were written.
import { toLatin } from '../../../upi-id-checks/to-latin.ts'

const TITLES = /^(shri|shree|sri|smt|shrimati|kumari|mr|mrs|ms|dr|late)$/

/** As much as a row keeps: one letter of Arabic may be a sentence in Latin letters. */
const LONGEST = 300

/** `श्री रमेश शर्मा`, `Shri Ramesh SHARMA.` and `ramesh sharma` have one key. Empty for a name without a letter. */
export const giverKey = (name: string): string =>
  toLatin(name)
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !TITLES.test(word))
    .join(' ')
    .slice(0, LONGEST)
