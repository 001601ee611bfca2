// Tests the queue by random histories against a model of the server: nothing is lost, nothing doubled, conflicts are shown.
import type { SentResults } from '@lifafa/contract/endpoints/register/desk'
import type { Entry, SentVersion } from '@lifafa/contract/endpoints/register/entry'
import { REGISTER } from '@lifafa/contract/limits'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { AT, cash, DEVICE } from '../test/samples.ts'
import {
  answered,
  change,
  changedSince,
  entered,
  keepStored,
  merged,
  newest,
  nextBatch,
  numberOf,
  type Queue,
  strikeOut,
  unsent,
  unsentFiles,
  type Written,
  write,
} from './queue.ts'

type Result = SentResults['results'][number]

/** A register as the server keeps it; `device` is the one whose session sends. */
function register() {
  type Stored = { device: string; letter: string; running: number; versions: Map<number, string> }
  const entries = new Map<string, Stored>()
  const letters = new Map<string, string>()
  const contentOf = ({
    id: _id,
    version: _version,
    running: _running,
    written_at: _at,
    ...rest
  }: SentVersion) => JSON.stringify(rest)

  function store(device: string, sent: SentVersion): Result {
    const { id, version, running } = sent
    const refuse = (code: Result['code']): Result => ({ id, result: 'refused', code })
    const letter = letters.get(device) ?? ''
    const known = entries.get(id)
    if (!known) {
      if (version !== 1) return refuse('earlierMissing')
      if ([...entries.values()].some((other) => other.letter === letter && other.running === running))
        return refuse('numberTaken')
      entries.set(id, { device, letter, running, versions: new Map([[1, contentOf(sent)]]) })
      return { id, result: 'stored' }
    }
    if (known.device !== device) return refuse('notYours')
    const before = known.versions.get(version)
    if (before !== undefined)
      return before === contentOf(sent) ? { id, result: 'already' } : refuse('otherContent')
    if (version !== known.versions.size + 1) return refuse('earlierMissing')
    known.versions.set(version, contentOf(sent))
    return { id, result: 'stored' }
  }

  return {
    entries,
    send(device: string, sent: SentVersion[]) {
      const refused = new Set<string>()
      return sent.map((version): Result => {
        const { id } = version
        if (refused.has(id)) return { id, result: 'refused', code: 'earlierMissing' }
        const result = store(device, version)
        if (result.result === 'refused') refused.add(id)
        return result
      })
    },
    /** The host’s own version, written over the newest one. */
    hostChanges(id: string, content: string) {
      const known = entries.get(id)
      known?.versions.set(known.versions.size + 1, content)
    },
    /** A restored backup lacks the newest version of an entry, or all of it. */
    lose(id: string) {
      const known = entries.get(id)
      known?.versions.delete(known.versions.size)
      if (known?.versions.size === 0) entries.delete(id)
    },
    enter(device: string) {
      const letter = letters.get(device) ?? String.fromCharCode('A'.charCodeAt(0) + letters.size)
      letters.set(device, letter)
      const own = [...entries.values()].filter((entry) => entry.letter === letter)
      return { letter, next: Math.max(0, ...own.map(({ running }) => running)) + 1 }
    },
    list: (): Entry[] =>
      [...entries].map(([id, { letter, running, versions }]) => ({
        ...(JSON.parse(versions.get(versions.size) ?? '{}') as Entry),
        ...{ id, number: `${letter}-${running}`, version: versions.size, given_at: AT, counted_in: null },
      })),
  }
}

/** A device with what it keeps on its disk; `queue` is in memory, and a kill takes it from the disk again. */
class Phone {
  queue: Queue
  readonly server: ReturnType<typeof register>
  id: string
  constructor(server: ReturnType<typeof register>, id: string, disk?: Queue) {
    this.server = server
    this.id = id
    this.queue = disk ?? entered(null, { ...this.enteredAs() })
  }
  enteredAs = () => ({ ...DEVICE, id: this.id, ...this.server.enter(this.id) })
  /** `loses`: the connection breaks before the call arrives, or before its answer does. */
  send(loses?: 'request' | 'answer') {
    const batch = nextBatch(this.queue)
    if (batch.length === 0 || loses === 'request') return
    const results = this.server.send(this.id, batch)
    if (loses === 'answer') return
    this.queue = answered(this.queue, batch, results)
  }
  read() {
    this.queue = merged(this.queue, this.server.list(), true)
  }
  enterAgain(id: string) {
    this.id = id
    this.queue = entered(this.queue, this.enteredAs())
  }
}

const PHONES = 3
const step = fc.record({
  phone: fc.nat(PHONES - 1),
  entry: fc.nat(),
  action: fc.constantFrom(
    ...(['write', 'write', 'write', 'write', 'change', 'strike', 'send', 'send', 'loseRequest'] as const),
    ...(['loseAnswer', 'loseAnswer', 'read', 'copy', 'hostChanges', 'restore', 'late'] as const),
  ),
})
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

function play(steps: Step[]) {
  const server = register()
  const phones = Array.from({ length: PHONES }, (_, at) => new Phone(server, `device ${at}`))
  const written = new Set<string>()
  let ids = 0
  for (const [time, { phone: at, entry: of, action }] of steps.entries()) {
    const amount = 100 * (time + 1)
    const phone = phones[at] as Phone
    const some = phone.queue.entries[of % (phone.queue.entries.length || 1)]
    if (action === 'write') {
      const id = `entry ${++ids}`
      written.add(id)
      phone.queue = write(phone.queue, id, cash(amount), AT)
    } else if (action === 'change' && some) phone.queue = change(phone.queue, some.id, cash(amount), AT)
    else if (action === 'strike' && some) phone.queue = strikeOut(phone.queue, some.id, 'Twice', AT)
    else if (action === 'send') phone.send()
    else if (action === 'loseRequest') phone.send('request')
    else if (action === 'loseAnswer') phone.send('answer')
    else if (action === 'read') phone.read()
    // Another phone becomes a copy of this one, with its session; what was only on the other one is sent first.
    else if (action === 'copy') {
      const to = (at + 1) % PHONES
      settle(phones[to] as Phone, () => `${phones[to]?.id} again ${ids++}`)
      phones[to] = new Phone(server, phone.id, phone.queue)
    } else if (action === 'hostChanges' && some)
      server.hostChanges(some.id, JSON.stringify({ ...cash(amount), void_reason: '' }))
    else if (action === 'restore' && some) server.lose(some.id)
    // A call that was sent before arrives a second time.
    else if (action === 'late') server.send(phone.id, nextBatch(phone.queue))
  }
  return { server, phones, written, freshId: () => `fresh ${ids++}` }
}

/** Sends until nothing is left to send, as a device does that has a network and a helper who types the PIN. */
function settle(phone: Phone, freshId: () => string) {
  for (let rounds = 0; rounds < 100; rounds++) {
    phone.read()
    if (phone.queue.isCopied) phone.enterAgain(freshId())
    if (nextBatch(phone.queue).length === 0) return
    phone.send()
  }
  throw new Error(`It sends for ever: ${JSON.stringify(nextBatch(phone.queue)[0])}`)
}

it('no history of cuts, kills, retries, copies and restores loses or doubles an entry', {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const { server, phones, written, freshId } = play(steps)
      // A second round: a device may have been the last to know what a restored server lost.
      for (const phone of [...phones, ...phones]) settle(phone, freshId)
      expect([...server.entries.keys()].sort()).toEqual([...written].sort())
      const numbers = [...server.entries.values()].map(numberOf)
      expect(new Set(numbers).size, 'each number stands on one envelope').toBe(numbers.length)
      for (const { queue } of phones)
        for (const entry of queue.entries) {
          const onServer = server.list().find(({ id }) => id === entry.id)
          // A helper sees where the device and the server differ, and decides.
          if (entry.refused === null) {
            expect(onServer?.version).toBe(entry.stored)
            expect(onServer?.number).toBe(numberOf(entry))
            expect(onServer?.amount_paise).toBe(newest(entry).amount_paise)
            expect(onServer?.void_reason ?? '').toBe(newest(entry).void_reason)
          } else if (entry.refused === 'otherContent' && !steps.some(({ action }) => action === 'restore'))
            expect(onServer?.amount_paise, 'the refused one replaces nothing').not.toBe(
              newest(entry).amount_paise,
            )
        }
      for (const phone of phones) {
        for (const { id, refused } of phone.queue.entries)
          if (refused) {
            // Before the list is read, too: an entry without a version would keep the page from opening.
            const { entries } = keepStored(phone.queue, id, undefined)
            expect(entries.filter(({ versions }) => versions.length === 0)).toEqual([])
            phone.queue = keepStored(
              phone.queue,
              id,
              server.list().find((each) => each.id === id),
            )
          }
        expect(unsent(phone.queue)).toEqual([])
      }
    }),
    // The host changes an entry that a helper without a network corrects twice. The others were found by earlier runs, all with a restored
    // server: it lacks the newest version alone; all, while two are on their way; the host has written another version in its place; it
    // lacks all of an entry, of which the device has the host's version alone; and it lacks that version, in whose place the host has
    // written another one.
    {
      numRuns: 1_000,
      examples: [
        ['write', 'send', 'change', 'change', 'hostChanges'] as const,
        ['write', 'strike', 'send', 'restore'] as const,
        ['write', 'send', 'change', 'change', 'restore'] as const,
        ['write', 'change', 'send', 'restore', 'hostChanges'] as const,
        ['write', 'send', 'hostChanges', 'read', 'restore', 'restore'] as const,
        ['write', 'send', 'hostChanges', 'read', 'restore', 'read', 'hostChanges'] as const,
      ].map((actions): [Step[]] => [actions.map((action) => ({ phone: 2, entry: 0, action }))]),
    },
  )
})

it('at most 50 versions go in a call, the oldest first, and the file has all of them', () => {
  const ids = Array.from({ length: 60 }, (_, at) => `entry ${at}`)
  const queue = ids.reduce((after, id) => write(after, id, cash(), AT), entered(null, DEVICE))
  expect(nextBatch(queue).map(({ id }) => id)).toEqual(ids.slice(0, 50))
  expect(unsentFiles(queue, []).map(({ letter, versions }) => [letter, versions.length])).toEqual([['A', 60]])
})

it('hand-overs that were not sent are in the file of the device’s letter, also without an entry', () => {
  const two = { id: 'two', at: AT }
  const noted: { id: string; at: string; isSent?: boolean }[] = [{ id: 'one', at: AT, isSent: true }, two]
  expect(unsentFiles(entered(null, DEVICE), noted.slice(0, 1))).toEqual([])
  expect(unsentFiles(entered(null, DEVICE), noted)).toEqual([{ letter: 'A', versions: [], handovers: [two] }])
  const moved = { ...write(entered(null, DEVICE), 'e', cash(), AT), device: { ...DEVICE, letter: 'B' } }
  expect(unsentFiles(moved, noted).map(({ letter, handovers }) => [letter, handovers.length])).toEqual([
    ['B', 1],
    ['A', 0],
  ])
})

it('the last version of an entry is left to the host', () => {
  let queue = write(entered(null, DEVICE), 'e', cash(), AT)
  for (let times = 0; times <= REGISTER.maxVersions; times++) queue = change(queue, 'e', cash(), AT)
  expect(queue.entries.map((entry) => newest(entry).version)).toEqual([REGISTER.maxVersions - 1])
})

it('a change is kept of an entry that is as it was seen, and of no other', () => {
  const queue = write(entered(null, DEVICE), 'e', cash(), AT)
  const seen = queue.entries[0] as Written
  const stored = answered(queue, nextBatch(queue), [{ id: 'e', result: 'stored' }])
  const theirs = { ...cash(), id: 'e', version: 1, given_at: AT, counted_in: null } as Entry
  const refusal = (more: object) => changedSince(merged(stored, [{ ...theirs, ...more }], true), seen)
  expect(refusal({})).toBeUndefined()
  expect(refusal({ version: 2, amount_paise: 510_000 })).toBe('otherContent')
  expect(refusal({ counted_in: 1 })).toBe('counted')
  expect(refusal({ version: 2, void_reason: 'Twice' })).toBe('voided')
  expect(changedSince(entered(null, DEVICE), seen)).toBe('otherContent')
})

it('a correction replaces an entry that the server could not read', () => {
  const written = write(entered(null, DEVICE), 'e', cash(50), AT)
  const refused = answered(written, nextBatch(written), [{ id: 'e', result: 'refused', code: 'invalid' }])
  expect(nextBatch(refused)).toEqual([])
  expect(nextBatch(change(refused, 'e', cash(), AT))).toMatchObject([{ version: 1, amount_paise: 100 }])
})

it('“same family” takes in the giver before, unless that entry has a family or was struck out', () => {
  const of = (name: string, family = '') => ({ ...cash(), name, family })
  const first = write(entered(null, DEVICE), 'a', of('Ramesh'), AT)
  const familiesAfter = (queue: Queue) =>
    write(queue, 'b', of('Sita', 'Ramesh'), AT).entries.map((entry) => newest(entry).family)
  expect(familiesAfter(first)).toEqual(['Ramesh', 'Ramesh'])
  expect(familiesAfter(strikeOut(first, 'a', 'Twice', AT))).toEqual(['', 'Ramesh'])
  expect(familiesAfter(write(entered(null, DEVICE), 'a', of('Ramesh', 'Sharma'), AT))).toEqual([
    'Sharma',
    'Ramesh',
  ])
})
