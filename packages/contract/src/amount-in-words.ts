// Writes a sum of money in words, as people write it on a receipt, in English and Hindi.
import type { HostLanguage } from './languages.ts'

const UP_TO_19 =
  'One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'
const TENS = 'Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'
/** Hindi has a word of its own for each. */
const UP_TO_99 =
  'एक दो तीन चार पाँच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे'

/** The word at a place of a list that begins with one. */
const wordAt = (list: string, place: number): string => list.split(' ')[place - 1] ?? ''

type Numerals = {
  /** For 1 to 99. */
  small: (count: number) => string
  /** The words of `PLACES`. */
  places: readonly string[]
  zero: string
  sum: (rupees: string, paise: string, count: number) => string
}

const NUMERALS: Record<HostLanguage, Numerals> = {
  en: {
    small: (count) =>
      count < 20
        ? wordAt(UP_TO_19, count)
        : `${wordAt(TENS, Math.floor(count / 10) - 1)} ${wordAt(UP_TO_19, count % 10)}`.trim(),
    places: ['Crore', 'Lakh', 'Thousand', 'Hundred'],
    zero: 'Zero',
    sum: (rupees, paise, count) =>
      `${rupees} ${count === 1 ? 'Rupee' : 'Rupees'}${paise && ` And ${paise} Paise`} Only`,
  },
  hi: {
    small: (count) => wordAt(UP_TO_99, count),
    places: ['करोड़', 'लाख', 'हज़ार', 'सौ'],
    zero: 'शून्य',
    sum: (rupees, paise, count) => `${rupees} ${count === 1 ? 'रुपया' : 'रुपये'}${paise && ` और ${paise} पैसे`}`,
  },
}

/** The Indian places: crore, lakh, thousand, hundred. */
const PLACES = [1_00_00_000, 1_00_000, 1_000, 100]

function inWords(count: number, numerals: Numerals): string {
  if (count === 0) return ''
  const place = PLACES.findIndex((size) => count >= size)
  const size = PLACES[place]
  if (size === undefined) return numerals.small(count)
  const many = inWords(Math.floor(count / size), numerals)
  return `${many} ${numerals.places[place]} ${inWords(count % size, numerals)}`.trim()
}

/** `One Thousand One Hundred Rupees Only`, `एक हज़ार एक सौ रुपये`; `paise` from 0. */
export function amountInWords(paise: number, language: HostLanguage): string {
  const numerals = NUMERALS[language]
  const rupees = Math.floor(paise / 100)
  return numerals.sum(inWords(rupees, numerals) || numerals.zero, inWords(paise % 100, numerals), rupees)
}
