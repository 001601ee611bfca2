// Detects secrets that were not made at random: few different characters, a repeated pattern, or the words of an example.

/** Sixteen random hexadecimal digits have fewer different ones once in two thousand times. */
const FEWEST_CHARACTERS = 6

function isRepeated(text: string): boolean {
  for (let length = 1; length <= text.length / 2; length++)
    if (text.slice(length) === text.slice(0, -length)) return true
  return false
}

/** What is meant to be replaced, or a command that no shell has run. */
const EXAMPLE = /change.?me|placeholder|replace.?(me|this)|openssl|^<.*>$|^\$[({]|your[ _-]/i

/** `aaaaaaaa…`, `abc123abc123…`. */
export const isGuessable = (secret: string): boolean =>
  new Set(secret).size < FEWEST_CHARACTERS || isRepeated(secret) || EXAMPLE.test(secret)
