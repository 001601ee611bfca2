// Decides what a search may mean: a phone number, a bank's reference, a UPI address, an amount, a name, an id.
import { dayInIndia } from '@lifafa/contract/event-timing'
import { boxId } from '@lifafa/contract/fields/box-id'
import { phoneDigits } from '@lifafa/contract/fields/phone-digits'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import {
  CHARGE_PER_RUPEE,
  isChargeable,
  MAX_CONTRIBUTION_RUPEES,
  rupeesToPaise,
} from '@lifafa/contract/money'
import { latinDigits } from '@lifafa/contract/typed-digits'
import type { Day } from '../../db/tables.ts'
import { latinSpellings, soundsOf } from '../../names/other-script.ts'

/** The possible meanings of a search. A number may be several things at once. Absent: it is none of that kind. */
export type Clues = {
  text: string
  /** The first moment of the day, and of the next. */
  during?: { from: Date; until: Date }
  /** Ten digits. */
  phone?: string
  /** The bank's, in capitals. */
  reference?: string
  /** In lower case. */
  upiId?: string
  /** Contributions without our fee. */
  contributionPaise?: number[]
  /** Some words of a name, as they may be spelled in its script. */
  names?: string[]
  /** The consonants of each word, where the name may be in Devanagari. */
  sounds?: string[]
  boxId?: string
}

/** A phone number as people write it, and its digits. A bank's reference may look like one. */
const WRITTEN_PHONE = /^[+\d\s()-]+$/
const PHONE = /^\d{10}$/
/** Banks' references have twelve digits or more; some begin with letters. */
const REFERENCE = /^(?=.*\d)[A-Z0-9][A-Z0-9/-]{7,}$/
const UPI_ID = /^[^\s@]+@[^\s@]+$/
const LETTER = /\p{L}/u

/** `day` is one in India; empty: any. */
export function cluesIn(text: string, day: Day | ''): Clues {
  const latin = latinDigits(text)
  const phone = WRITTEN_PHONE.test(latin) ? PHONE.exec(phoneDigits(latin))?.[0] : undefined
  const reference = latin.replaceAll(' ', '').toUpperCase()
  const amounts = contributionsOf(text)
  const sounds = soundsOf(text)
  return {
    text,
    ...(day !== '' && { during: dayInIndia(day) }),
    ...(phone && { phone }),
    ...(REFERENCE.test(reference) && { reference }),
    ...(UPI_ID.test(latin) && { upiId: latin.toLowerCase() }),
    ...(amounts.length > 0 && { contributionPaise: amounts }),
    ...(LETTER.test(text) && { names: [text, ...latinSpellings(text)] }),
    ...(sounds.length > 0 && { sounds }),
    ...(boxId.safeParse(text).success && { boxId: text }),
  }
}

/** ₹501 is a contribution; ₹521.04 is what was charged for it. Some amounts may be either. */
function contributionsOf(text: string): number[] {
  const paise = parsePaise(text)
  if (paise === undefined) return []
  const given =
    paise % rupeesToPaise(1) === 0 && paise <= rupeesToPaise(MAX_CONTRIBUTION_RUPEES) ? [paise] : []
  return isChargeable(paise) ? [...given, rupeesToPaise(paise / CHARGE_PER_RUPEE)] : given
}
