// Recognises givers: who gave before, how much cash one person gave, and names to suggest.
import type { EntryContent } from '@lifafa/contract/endpoints/register/entry'
import { newest, type Written } from '../queue/queue.ts'
import type { DeskState, KnownName, Other } from '../queue/state.ts'

type Person = Pick<EntryContent, 'name' | 'village'>

const key = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ')

/** Versions never change. All of them are compared at each letter that is typed: a slow phone cannot make 500 keys meanwhile. */
const known = new WeakMap<Person, Suggested>()
function keysOf(person: Person & { family?: string }): Suggested {
  const before = known.get(person)
  if (before) return before
  const keys = { name: key(person.name), village: key(person.village), family: key(person.family ?? '') }
  known.set(person, keys)
  return keys
}

/** Lists are replaced, never changed. */
const byName = new WeakMap<readonly KnownName[], Map<string, KnownName[]>>()
/** Those of a list with the same name, however long the list is. */
function namesakes(person: Person, names: readonly KnownName[]): readonly KnownName[] {
  const known = byName.get(names) ?? new Map<string, KnownName[]>()
  if (!byName.has(names))
    for (const each of names) {
      const { name } = keysOf(each)
      known.set(name, [...(known.get(name) ?? []), each])
    }
  byName.set(names, known)
  return known.get(keysOf(person).name) ?? []
}

/** Online gifts have no village. */
function isSame(one: Person, other: Person): boolean {
  const [a, b] = [keysOf(one), keysOf(other)]
  return (
    a.name !== '' && a.name === b.name && (a.village === '' || b.village === '' || a.village === b.village)
  )
}

const stands = (entry: Written): boolean => newest(entry).void_reason === ''

export type OtherGift = Pick<Other, 'name' | 'number' | 'given_at'>
export type Earlier = { entry: Written } | { other: OtherGift }

/** Known givers who gave online, as gifts of others: of those a device has the newest alone. */
export const onlineGifts = (names: readonly KnownName[]): OtherGift[] =>
  names.flatMap(({ name, online_at }) => (online_at ? { name, number: null, given_at: online_at } : []))

/** The newest gift of the same person, written here or elsewhere. `but`: the entry that is being changed. */
export function earlierGift(
  person: Person,
  entries: readonly Written[],
  { others, names }: Pick<DeskState, 'others' | 'names'>,
  but: string | undefined,
): Earlier | undefined {
  const isTheirs = (each: Person) => isSame(person, each)
  const entry = [...entries]
    .reverse()
    .find((each) => each.id !== but && stands(each) && isTheirs(newest(each)))
  if (entry) return { entry }
  const other = others.find(isTheirs) ?? onlineGifts(namesakes(person, names).filter(isTheirs))[0]
  return other && { other }
}

/** Income-tax Act 2025, section 186 (1) (c), as section 269ST of the Act of 1961. */
const CASH_LIMIT_PAISE = 2_00_000_00

/** Whether this person's cash, with this gift, reaches the limit for one occasion. */
export function reachesCashLimit(content: EntryContent, entries: readonly Written[], but?: string): boolean {
  if (content.kind !== 'cash') return false
  const before = entries
    .filter((each) => each.id !== but && stands(each) && isSame(content, newest(each)))
    .map(newest)
    .filter(({ kind }) => kind === 'cash')
    .reduce((sum, { amount_paise }) => sum + (amount_paise ?? 0), 0)
  return before + (content.amount_paise ?? 0) >= CASH_LIMIT_PAISE
}

const MOST_SUGGESTED = 3
const FEWEST_LETTERS = 2

/** By imported registers, where the host lets this desk see it. */
export const gaveBefore = (person: Person, names: readonly KnownName[]): KnownName['gave'] =>
  namesakes(person, names).find((known) => known.gave.length > 0 && isSame(person, known))?.gave ?? []

type Suggested = Pick<KnownName, 'name' | 'village' | 'family'>

/** People in whose field a word begins as typed, but not exactly what is typed. One of each village or family, none once it is complete. */
export function suggest(
  field: keyof Suggested,
  typed: string,
  names: readonly Suggested[],
  entries: readonly Written[],
): Suggested[] {
  const begun = key(typed)
  if (begun.length < FEWEST_LETTERS) return []
  const found = new Map<string, Suggested>()
  for (const person of [...entries.map(newest), ...names]) {
    const keys = keysOf(person)
    const text = keys[field]
    if (field !== 'name' && text === begun) return []
    if (text !== begun && ` ${text}`.includes(` ${begun}`))
      found.set(field === 'name' ? `${text}|${keys.village}` : text, person)
    if (found.size === MOST_SUGGESTED) break
  }
  return [...found.values()]
}
