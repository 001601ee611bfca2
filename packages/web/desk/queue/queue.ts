// The entries that this device writes: how they are numbered, sent, answered and corrected. Pure: store.ts keeps the records,
// desk.ts makes the calls. A written version is never changed; a correction is a version of its own.
import type { SentResults } from '@lifafa/contract/endpoints/register/desk'
import type { Entry, EntryContent, SentVersion } from '@lifafa/contract/endpoints/register/entry'
import { REGISTER } from '@lifafa/contract/limits'

type Version = EntryContent & Pick<SentVersion, 'version' | 'written_at' | 'void_reason'>

type Code = NonNullable<SentResults['results'][number]['code']>
/** `numberTaken` concerns the device: it enters the desk again. */
export type Refusal = Exclude<Code, 'numberTaken'>

export type Written = {
  /** UUIDv7: sorted by it, entries are in the order in which they were written. */
  id: string
  /** With `running` the number on the envelope. */
  letter: string
  running: number
  /** Oldest first. */
  versions: readonly Version[]
  /** The server has stored the versions up to this one. */
  stored: number
  /** Not sent until somebody has decided. */
  refused: Refusal | null
  /** The number that stands on the envelope, if the entry got another one since. */
  earlierNumber: string | null
  /** The number of the count that closed it. */
  countedIn: number | null
}

export type Device = {
  /** UUID of this device at this desk. */
  id: string
  token: string
  helper: string
  session: string
  letter: string
  /** The running number of the next entry. */
  next: number
}

export type Queue = {
  device: Device
  entries: readonly Written[]
  /** The device was copied: it needs an id and a letter of its own before it can send. */
  isCopied: boolean
}

export const numberOf = ({ letter, running }: Pick<Written, 'letter' | 'running'>): string =>
  `${letter}-${running}`

/** The newest version. */
export function newest({ versions }: Pick<Written, 'versions'>): Version {
  const last = versions.at(-1)
  if (!last) throw new Error('An entry has a version.')
  return last
}

const isUnsent = (entry: Written): boolean => newest(entry).version > entry.stored

/** Entries of which something is on this device alone. */
export const unsent = (queue: Queue): Written[] => queue.entries.filter(isUnsent)

const replace = (queue: Queue, id: string, change: (entry: Written) => Written): Queue => ({
  ...queue,
  entries: queue.entries.map((entry) => (entry.id === id ? change(entry) : entry)),
})

/**
 * Adds an entry with the device's next number. The one before it joins the family that is called by its giver's name: “same family”
 * was pressed. `at`: ISO 8601, by the device's clock.
 */
export function write(queue: Queue, id: string, content: EntryContent, at: string): Queue {
  const { letter, next } = queue.device
  const entry: Written = {
    ...{ id, letter, running: next, stored: 0, refused: null, earlierNumber: null, countedIn: null },
    versions: [{ ...content, version: 1, written_at: at, void_reason: '' }],
  }
  const { entries } = withFamily(queue, content.family, at)
  return { ...queue, device: { ...queue.device, next: next + 1 }, entries: [...entries, entry] }
}

function withFamily(queue: Queue, family: string, at: string): Queue {
  const last = queue.entries.at(-1)
  if (!last || family === '') return queue
  const before = newest(last)
  const isOfFamily = before.name === family && before.family === '' && before.void_reason === ''
  return isOfFamily ? change(queue, last.id, { ...before, family }, at) : queue
}

/**
 * False for one that was counted, struck out, or waits for a decision that another version would hide. True while the server could not
 * read the newest version, also one that strikes the entry out.
 */
export const isOpen = (entry: Written): boolean =>
  entry.countedIn === null &&
  (entry.refused === 'invalid' || (entry.refused === null && newest(entry).void_reason === '')) &&
  newest(entry).version < REGISTER.maxVersions - 1

/** Why a change of an entry, as it was `seen` when it began, is not kept; undefined if nothing has happened to it since. */
export function changedSince(queue: Queue, seen: Written): Refusal | undefined {
  const now = queue.entries.find(({ id }) => id === seen.id)
  if (!now) return 'otherContent'
  if (now.countedIn !== null) return 'counted'
  if (newest(now).void_reason !== '' && !isOpen(now)) return 'voided'
  return isOpen(now) && isSame(newest(now), newest(seen)) ? undefined : 'otherContent'
}

/** Adds a version. It takes the place of versions that the server could not read. */
const add = (queue: Queue, id: string, content: EntryContent, at: string, void_reason: string): Queue =>
  replace(queue, id, (entry) => {
    if (!isOpen(entry)) return entry
    const kept =
      entry.refused === null
        ? entry.versions
        : entry.versions.filter(({ version }) => version <= entry.stored)
    const version = (kept.at(-1)?.version ?? 0) + 1
    return {
      ...entry,
      versions: [...kept, { ...content, version, written_at: at, void_reason }],
      refused: null,
    }
  })

export const change = (queue: Queue, id: string, content: EntryContent, at: string): Queue =>
  add(queue, id, content, at, '')

export function strikeOut(queue: Queue, id: string, reason: string, at: string): Queue {
  const entry = queue.entries.find((each) => each.id === id)
  return entry ? add(queue, id, newest(entry), at, reason) : queue
}

const versionsToSend = ({ id, running, stored, versions }: Written): SentVersion[] =>
  versions.filter(({ version }) => version > stored).map((version) => ({ ...version, id, running }))

/** The versions of the next call, oldest entries first; the same ones again until they are answered. */
export const nextBatch = ({ isCopied, entries }: Queue): SentVersion[] =>
  isCopied
    ? []
    : entries
        .filter(({ refused }) => refused === null)
        .flatMap(versionsToSend)
        .slice(0, REGISTER.maxSent)

/** Applies the answers to `sent`, each at its place. */
export function answered(queue: Queue, sent: readonly SentVersion[], results: SentResults['results']): Queue {
  let after = queue
  for (const [at, { id, version }] of sent.entries()) {
    const { result, code } = results[at] ?? {}
    if (code === 'numberTaken') after = { ...after, isCopied: true }
    else if (result === 'refused') after = refused(after, id, version, code ?? 'invalid')
    else if (result)
      after = replace(after, id, (entry) => ({ ...entry, stored: Math.max(entry.stored, version) }))
  }
  return { ...after, ...numbered(after.entries, after.device) }
}

const refused = (queue: Queue, id: string, version: number, code: Refusal): Queue =>
  replace(queue, id, (entry) => {
    // A version before this one was refused in the same call.
    if (entry.refused !== null || (code === 'earlierMissing' && version > entry.stored + 1)) return entry
    // The server has lost versions, after a restored backup: all are sent again.
    if (code === 'earlierMissing' && entry.stored > 0) return lost(entry, 0)
    return { ...entry, refused: code }
  })

/** The device leaves a desk for another one: what the host has stays behind. No other desk can take a correction of it. */
export const withUnsentOnly = (queue: Queue): Queue => ({
  ...queue,
  entries: unsent(queue).map((entry) => (entry.stored > 0 ? { ...entry, refused: 'notYours' } : entry)),
})

/** With another letter, entries of which the server has nothing get numbers of that letter. */
function numbered(before: readonly Written[], device: Device): Pick<Queue, 'device' | 'entries'> {
  const isNumbered = ({ letter, stored }: Written) => letter === device.letter || stored > 0
  const own = before.filter(({ letter }) => letter === device.letter).map(({ running }) => running)
  let next = Math.max(device.next, ...own.map((running) => running + 1))
  const entries = before.map((entry) =>
    isNumbered(entry)
      ? entry
      : {
          ...entry,
          letter: device.letter,
          running: next++,
          earlierNumber: entry.earlierNumber ?? numberOf(entry),
        },
  )
  return { device: { ...device, next }, entries }
}

/** The device has entered. */
export const entered = (queue: Queue | null, device: Device): Queue => ({
  ...numbered(queue?.entries ?? [], device),
  isCopied: false,
})

/** The content and version as the server has them. */
const asStored = (entry: Written, of: Entry): Written => ({
  ...entry,
  versions: [
    {
      ...{ version: of.version, written_at: of.given_at, void_reason: of.void_reason ?? '' },
      ...{ kind: of.kind, amount_paise: of.amount_paise, milligrams: of.milligrams, words: of.words },
      ...{ name: of.name, relation: of.relation, village: of.village, family: of.family, side: of.side },
      ...{ phone: of.phone, note: of.note, envelope: of.envelope },
    },
  ],
  stored: of.version,
  refused: null,
  countedIn: of.counted_in,
})

/** The server corrects the time of writing. */
const isSame = (ours: Version, theirs: Version): boolean =>
  (Object.keys(theirs) as (keyof Version)[]).every((key) => key === 'written_at' || ours[key] === theirs[key])

/** The server has versions up to `stored` alone: those after it are sent again. The device has the newest one that the host changed. */
function lost(entry: Written, stored: number): Written {
  const after = entry.versions.filter(({ version }) => version > stored)
  const gap = (after[0]?.version ?? 0) - stored - 1
  if (gap <= 0) return { ...entry, stored }
  return { ...entry, stored, versions: after.map((one) => ({ ...one, version: one.version - gap })) }
}

/**
 * Takes over what the host or a count changed. `isWhole`: `list` has every entry of the desk; what it lacks was lost by the server,
 * in a restored backup, and is sent again.
 */
export const merged = (queue: Queue, list: readonly Entry[], isWhole: boolean): Queue => {
  const byId = new Map(list.map((entry) => [entry.id, entry]))
  const entries = queue.entries.map((entry) => {
    if (entry.stored === 0 || isUnsent(entry) || entry.refused !== null) return entry
    const of = byId.get(entry.id)
    if (!of) return isWhole ? lost(entry, 0) : entry
    if (of.version < entry.stored) return lost(entry, of.version)
    const theirs = asStored(entry, of)
    // Also of the same version: a restored server lost ours, and the host wrote another one.
    if (of.version > entry.stored || !isSame(newest(entry), newest(theirs))) return theirs
    return of.counted_in === entry.countedIn ? entry : { ...entry, countedIn: of.counted_in }
  })
  return { ...queue, ...numbered(entries, queue.device) }
}

/**
 * Drops the versions that were refused. `of`: the entry as the server has it; undefined if another desk has it. Then the whole entry goes:
 * missing in the list of this desk, it would pass for lost, and get a new number.
 */
export function keepStored(queue: Queue, id: string, of: Entry | undefined): Queue {
  if (of) return replace(queue, id, (entry) => asStored(entry, of))
  const hasStored = ({ versions, stored }: Written) => versions.some(({ version }) => version <= stored)
  const isTheirs = (entry: Written) => entry.id === id && (entry.refused === 'notYours' || !hasStored(entry))
  return replace({ ...queue, entries: queue.entries.filter((entry) => !isTheirs(entry)) }, id, (entry) => ({
    ...entry,
    versions: entry.versions.filter(({ version }) => version <= entry.stored),
    refused: null,
  }))
}

export const unsentHandovers = <Noted extends { isSent?: boolean }>(handovers: readonly Noted[]): Noted[] =>
  handovers.filter(({ isSent }) => !isSent)

type UnsentFile<Noted> = { letter: string; versions: SentVersion[]; handovers: Noted[] }

/**
 * One file for each letter, as a host's page reads it: the versions that were not sent; in the device's own the hand-overs, too. A file has
 * no time of sending: its times are those of the server's clock, which is `offsetMs` later than the device's.
 */
export function unsentFiles<Noted extends { isSent?: boolean; at: string }>(
  queue: Queue,
  noted: readonly Noted[],
  offsetMs = 0,
): UnsentFile<Noted>[] {
  const corrected = (at: string) => new Date(Date.parse(at) + offsetMs).toISOString()
  const handovers = unsentHandovers(noted).map((each) => ({ ...each, at: corrected(each.at) }))
  const own = queue.device.letter
  const letters = [...(handovers.length > 0 ? [own] : []), ...unsent(queue).map(({ letter }) => letter)]
  return [...new Set(letters)].map((letter) => ({
    letter,
    versions: unsent(queue)
      .filter((entry) => entry.letter === letter)
      .flatMap(versionsToSend)
      .map((version) => ({ ...version, written_at: corrected(version.written_at) })),
    handovers: letter === own ? handovers : [],
  }))
}
