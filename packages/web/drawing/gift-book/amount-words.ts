// Writes sums of money in words, as people write them on a receipt.
import { ToWords as English } from 'to-words/en-IN'
import { ToWords as Hindi } from 'to-words/hi-IN'

const PAISE = 100
const english = new English()
const hindi = new Hindi()

/** The library leaves out the one of a hundred. */
const ONE_HUNDRED = /(^|हज़ार |लाख |करोड़ )सौ/g

const IN_WORDS = {
  en: (rupees: number) => english.convert(rupees, { currency: true }),
  hi: (rupees: number) => hindi.convert(rupees, { currency: true }).replace(ONE_HUNDRED, '$1एक सौ'),
}

/** `One Thousand One Hundred Rupees Only`, `एक हज़ार एक सौ रुपये`; `paise` from 0. */
export const amountInWords = (paise: number, language: keyof typeof IN_WORDS): string =>
  IN_WORDS[language](paise / PAISE)
