// Sorts names of all Indian scripts in one alphabet: सुनीता stands beside Sunita.
import { type RawBuilder, sql } from 'kysely'

/** Nine Indian scripts have consecutive Unicode blocks with the same letters at the same positions; Devanagari is the first. */
const DEVANAGARI = 0x0900
const AFTER_BLOCKS = 0x0d80
const BLOCK = 0x80
const OTHERS = Array.from({ length: AFTER_BLOCKS - DEVANAGARI - BLOCK }, (_, at) => DEVANAGARI + BLOCK + at)
const others = String.fromCodePoint(...OTHERS)
const inDevanagari = String.fromCodePoint(...OTHERS.map((code) => DEVANAGARI + (code % BLOCK)))

/** A consonant without a vowel sign is spoken with an `a`, but for the last of a word. */
const BEFORE_CONSONANT = '([क-ह])(?=[क-हंँ])'
/** Letters without one of their own in the second line are not heard. A capital stands for two letters. */
const LETTERS = {
  from: 'अआइईउऊऋएऐऑओऔािीुूृेैॉोौकखगघङचछजझञटठडढणतथदधनपफबभमयरऱलळवशषसहंँ्ः़',
  to: 'aaiiuuReEooOaiiuuReEooOkKgGnQCjJntTdDntTdDnpPbBmyrrllvSSshnn',
}
const TWO_LETTERS = Object.entries({
  ...{ K: 'kh', G: 'gh', Q: 'ch', C: 'chh', J: 'jh', T: 'th', D: 'dh', P: 'ph', B: 'bh', S: 'sh' },
  ...{ R: 'ri', E: 'ai', O: 'au' },
})

/** The key to sort by, of an SQL expression that is a name. It is computed for each row: a box has some thousand names at most. */
export function nameKey(name: RawBuilder<unknown>): RawBuilder<unknown> {
  // Each letter is looked for among the thousand of the other scripts.
  const devanagari = sql`case when ${name} ~ '[\u0980-\u0d7f]' then translate(lower(${name}), ${others}, ${inDevanagari}) else lower(${name}) end`
  const spoken = sql`regexp_replace(replace(${devanagari}, '़', ''), ${BEFORE_CONSONANT}, ${'\\1a'}, 'g')`
  const letters = sql`translate(${spoken}, ${LETTERS.from}, ${LETTERS.to})`
  const key = TWO_LETTERS.reduce((text, [one, two]) => sql`replace(${text}, ${one}, ${two})`, letters)
  return sql`case when ${name} ~ '[\u0900-\u0d7f]' then ${key} else lower(${name}) end`
}
