// An entry of the gift register: a gift that was written down, never money of ours.
import * as z from 'zod/mini'
import {
  form,
  malformed,
  name,
  optionalLine,
  optionalName,
  optionalPhone,
  whole,
} from '../../fields/schemas.ts'
import { MAX_LENGTH, REGISTER } from '../../limits.ts'
import { requestSentences } from '../../sentences/fields/request.ts'
import { registerSentences } from '../../sentences/register.ts'
import { moment } from '../answers.ts'

/** `upi`: to an account of the family, not through us. `thing`: anything that is described in words. */
export const entryKind = z.enum(['cash', 'cheque', 'upi', 'gold', 'silver', 'thing', 'blessing'], {
  error: registerSentences.kindUnknown,
})
export type EntryKind = z.infer<typeof entryKind>

export const WITH_AMOUNT: ReadonlySet<EntryKind> = new Set(['cash', 'cheque', 'upi'])
export const WITH_WEIGHT: ReadonlySet<EntryKind> = new Set(['gold', 'silver'])

export const side = z.enum(['', 'bride', 'groom'], malformed)

const CONTENT = {
  kind: entryKind,
  /** In paise, of cash, cheque and UPI; null: counted later. */
  amount_paise: z.nullish(whole(registerSentences.amountWrong, 100, REGISTER.maxPaise)),
  /** The weight of gold and silver; null: weighed later. It is never turned into rupees. */
  milligrams: z.nullish(whole(registerSentences.weightWrong, 1, REGISTER.maxMilligrams)),
  /** Describes the gift. */
  words: optionalLine(REGISTER.maxWords),
  name: optionalName(MAX_LENGTH.guestName),
  /** Whose son, daughter or wife. */
  relation: optionalName(MAX_LENGTH.guestName),
  village: optionalName(MAX_LENGTH.location),
  family: optionalName(MAX_LENGTH.guestName),
  side: z._default(side, ''),
  phone: optionalPhone,
  note: optionalLine(REGISTER.maxNote),
  envelope: z.nullish(whole(registerSentences.envelopesWrong, 1, REGISTER.maxRunning)),
}

type Quantities = {
  kind: EntryKind
  amount_paise?: number | null | undefined
  milligrams?: number | null | undefined
  words: string
}

/** Refuses an amount, a weight or words where the kind has none. */
const ofItsKind = z.check<Quantities>(({ value: { kind, amount_paise, milligrams, words }, issues }) => {
  const refuse = (path: string, message: string) =>
    issues.push({ code: 'custom', path: [path], message, input: undefined, continue: true })
  if (typeof amount_paise === 'number' && !WITH_AMOUNT.has(kind))
    refuse('amount_paise', registerSentences.amountOfOtherKind)
  if (typeof milligrams === 'number' && !WITH_WEIGHT.has(kind))
    refuse('milligrams', registerSentences.weightOfOtherKind)
  if (kind === 'thing' && words === '') refuse('words', registerSentences.thingRequired)
})

/** A gift as it is described, without an id. */
export const entryContent = form(CONTENT).check(ofItsKind)
export type EntryContent = z.output<typeof entryContent>

/** An entry that a host adds. `late`: came home after the event. `id`: made by the browser, so that a repeated call adds nothing. */
export const newEntry = form({
  id: z.uuid(malformed),
  ...CONTENT,
  late: z._default(z.boolean(malformed), false),
}).check(ofItsKind)

/** A new version that a host writes. `version`: the one that the host has seen. */
export const changedEntry = form({
  version: whole(requestSentences.malformed, 1, REGISTER.maxVersions),
  ...CONTENT,
}).check(ofItsKind)

/** The reason for which an entry is struck out. */
export const voidReason = name(registerSentences.voidReasonRequired, MAX_LENGTH.reason)

/**
 * A version as a device sends it. `id`: UUIDv7 of the device. `version`: from 1, each one more than the last; the last one that there may
 * be is the host's, who strikes the entry out with it. `running`: the number
 * after the device's letter; it stays. `written_at`: by the device's clock. `void_reason`: not empty: struck out.
 */
export const sentVersion = form({
  id: z.uuid(malformed),
  version: whole(requestSentences.malformed, 1, REGISTER.maxVersions - 1),
  running: whole(registerSentences.numberFull, 1, REGISTER.maxRunning),
  written_at: z.iso.datetime(malformed),
  void_reason: optionalName(MAX_LENGTH.reason),
  ...CONTENT,
}).check(ofItsKind)
export type SentVersion = z.output<typeof sentVersion>

/**
 * A written gift. `number`: letter and running number, as on the envelope. `given_at`: by the server's clock. `counted_in`: the number
 * of the count that closed it. `late`: the host wrote it down later. `late_for_count`: it was written before that count, and arrived
 * after it. `desk`: null: written by the host.
 */
export const entry = z.object({
  id: z.string(),
  number: z.string(),
  version: z.number(),
  kind: entryKind,
  amount_paise: z.nullable(z.number()),
  milligrams: z.nullable(z.number()),
  words: z.string(),
  name: z.string(),
  relation: z.string(),
  village: z.string(),
  family: z.string(),
  side,
  phone: z.string(),
  note: z.string(),
  envelope: z.nullable(z.number()),
  desk: z.nullable(z.string()),
  given_at: moment,
  counted_in: z.nullable(z.number()),
  void_reason: z.nullable(z.string()),
  late: z.boolean(),
  late_for_count: z.nullable(z.number()),
  thanked: z.boolean(),
})
export type Entry = z.infer<typeof entry>

/** A gift of the same person at an earlier event, by an imported register. `year`: null if nobody wrote it. */
export const gaveBefore = z.object({
  amount_paise: z.number(),
  occasion: z.string(),
  year: z.nullable(z.number()),
})
export type GaveBefore = z.infer<typeof gaveBefore>

/** `Rekha’s wedding, 2019`. */
export const withYear = ({ occasion, year }: Pick<GaveBefore, 'occasion' | 'year'>): string =>
  year === null ? occasion : `${occasion}, ${year}`
