// The short address of an event box, to be typed from a poster: three groups of four letters.

/** Sixteen letters that are not mistaken for one another; none needs another keyboard of a phone. */
const LETTERS = 'abcdefghjkmnpqrt'
const HEX = '0123456789abcdef'
const LENGTH = 12

/** Path below the guests' origin; `:code` for a router. */
export const shortPath = (code: string): string => `/g/${code}`

/** @param digest in hexadecimal, of which the first 48 bits count: nobody finds a box by trying. */
export const shortCode = (digest: string): string =>
  [...digest.slice(0, LENGTH)].map((digit) => LETTERS[HEX.indexOf(digit)]).join('')

/** `hkrmbqatcdpn` as `hkrm-bqat-cdpn`. */
export const groupedCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code

/** Reads a typed code, with or without hyphens, in any case. Undefined: not a code. */
export function readShortCode(typed: string): string | undefined {
  const code = typed.toLowerCase().replace(/[\s-]/g, '')
  return new RegExp(`^[${LETTERS}]{${LENGTH}}$`).test(code) ? code : undefined
}

/** An address as it is typed: without the protocol, which browsers add. */
export const withoutProtocol = (url: string): string => url.replace(/^https?:\/\//, '')
