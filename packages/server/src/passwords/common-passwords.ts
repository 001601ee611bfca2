// Rejects common passwords (ASVS 6.2.4): those on a list of 49,000, with or without the usual additions.
import { PRODUCT_SLUG } from '@lifafa/contract/brand'
import { SANDBOX_ADMIN_KEY, SANDBOX_PASSWORD } from '../known-secrets.ts'

let listed: Promise<ReadonlySet<string>> | undefined
/** Read when a password is first chosen: the list takes 10 MB of memory, and a server in a hall signs nobody up. */
const listedPasswords = (): Promise<ReadonlySet<string>> => {
  listed ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set<string>(dictionary['passwords-common']),
  )
  return listed
}

const LONGEST_TRIMMINGS = 6
const FEW_CHARACTERS = 3

/** Which character stands for which letter in `p@ssw0rd`. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
}
const spelled = (text: string): string =>
  text.replace(/[@4310$57]/g, (character) => LOOK_ALIKES[character] ?? '')

const lettersAndDigits = (text: string): string => text.replace(/[^\p{L}\d]/gu, '')

/** `krishna@2026!`, `123sunshine`, `my lifafa`: one listed word with a few digits and signs around it. */
function isTrimmedWord(text: string, words: ReadonlySet<string>): boolean {
  const word = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return text.length - word.length <= LONGEST_TRIMMINGS && (words.has(word) || word === PRODUCT_SLUG)
}

/** In any spelling: `Shagun 501!`. */
const PRINTED = [SANDBOX_PASSWORD, SANDBOX_ADMIN_KEY].map(lettersAndDigits)

/** A date, a phone number, `11112222`, `abcabcabc`, eight spaces. */
const isPoor = (text: string): boolean =>
  /^[\d\s./-]{1,12}$/.test(text) || new Set(text).size <= FEW_CHARACTERS

/** True for a password that a guesser tries early. Longer phrases of common words pass. */
export async function isCommonPassword(password: string): Promise<boolean> {
  const text = password.toLowerCase()
  const plain = text.replace(/\s/g, '')
  if (isPoor(text) || PRINTED.includes(lettersAndDigits(text))) return true
  const words = await listedPasswords()
  return [text, plain, spelled(plain)].some((form) => words.has(form) || isTrimmedWord(form, words))
}
