// The desk on this device, as its screens use it: entering, writing, counting, handing over.

import * as calls from '@lifafa/contract/endpoints/register/desk'
import { countDesk, getSheetOfDesk } from '@lifafa/contract/endpoints/register/desk-counts'
import type { EntryContent } from '@lifafa/contract/endpoints/register/entry'
import type { HostLanguage } from '@lifafa/contract/languages'
import { newRequestKey } from '@lifafa/contract/request-key'
import { ApiError } from '../../app/lib/network/api-error.ts'
import { type CallInput, send } from '../../app/lib/network/send.ts'
import { askToKeep } from '../device/keeping.ts'
import * as queues from './queue.ts'
import { sendingOf } from './sending.ts'
import { type Handover, type Kept, savedState } from './state.ts'
import type { Store } from './store.ts'

export type CountInput = CallInput<typeof countDesk>['body']
type Entering = { pin: string; helper: string }

/**
 * A UUIDv7 (RFC 9562, section 5.7): it begins with the time. Entries are read in the order of their ids: this one comes after the one
 * `before` it, although the clock was put back.
 */
function entryId(before = ''): string {
  const earliest = Number.parseInt(before.slice(0, 13).replace('-', ''), 16) + 1 || 0
  const time = Math.max(Date.now(), earliest).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-7${newRequestKey().slice(15)}`
}

export type Desk = ReturnType<typeof makeDesk>

/** `token`: the end of the page's address. */
export function makeDesk(token: string, store: Store, kept: Kept) {
  const state = savedState(store, kept)
  const { call, readAgain, kick, soon, begin, listed, stored } = sendingOf(state)

  /** For a first PIN, and for a copied device. Kept until the device has entered: each id gets a letter. */
  let newId = newRequestKey()
  const byDevice = () => new Date().toISOString()

  /** Writes a version of the entry that was `seen`. Answers why not, where something has happened to it since. */
  async function changeSeen(
    seen: queues.Written,
    change: (queue: queues.Queue) => queues.Queue,
  ): Promise<queues.Refusal | undefined> {
    let refusal: queues.Refusal | undefined
    await state.apply((queue) => {
      refusal = queues.changedSince(queue, seen)
      return refusal === undefined ? change(queue) : queue
    })
    soon()
    return refusal
  }

  /** Something waits for the desk that the device has entered, and nothing is known to be in its way. */
  function isOwedToDesk(): boolean {
    const { queue, obstacle, handovers } = state.get()
    const isNext = queues.unsentHandovers(handovers).some(({ refused }) => refused === undefined)
    return queue?.isCopied === false && obstacle === null && (isNext || queues.nextBatch(queue).length > 0)
  }

  return {
    token,
    subscribe: state.subscribe,
    state: state.get,
    listed,
    kick,
    askToKeep: async () => state.set({ isPrivate: !(await askToKeep()) }),

    /**
     * Throws ApiError. The device gets an id of its own where it was found to be a copy. Entries that another desk did not get go to
     * this one.
     */
    async enter({ pin, helper }: Entering): Promise<void> {
      // The server takes who has entered for the writer of what comes: the helper before sends first. An attempt that was under way may
      // have failed. At another link, and where something was in the way, the answer says what is; else nothing waits for lists.
      const { queue: known, obstacle: last } = state.get()
      if (isOwedToDesk() || last !== null || known?.device.token !== token) await kick()
      if (isOwedToDesk()) await kick()
      if (isOwedToDesk()) throw new ApiError({})
      const { queue: before, obstacle } = state.get()
      const id = before && !before.isCopied ? before.device.id : newId
      const entered = await call(calls.enterDesk, { body: { token, pin, helper, device: id } })
      const { session, letter, next } = entered
      // A renewed link of its desk gives a device the letter that it has.
      const isMoving = before?.device.token !== token && before?.device.letter !== letter
      // A server that was restored may have lost what a signed-out device had sent.
      const isLeaving = isMoving && obstacle !== 'signedOut'
      if (isLeaving) await state.applyToHandovers(queues.unsentHandovers)
      // This desk may be allowed to see less.
      if (isMoving) for (const name of ['others', 'names'] as const) await state.keepList(name, [])
      await state.enter((queue) => {
        const kept = queue && isLeaving ? queues.withUnsentOnly(queue) : queue
        return queues.entered(kept, { id, token, helper, session, letter, next })
      })
      newId = newRequestKey()
      begin()
    },

    /** Resolves when the entry is on the disk; rejects when that is full. */
    async write(content: EntryContent): Promise<void> {
      await state.apply((queue) =>
        queues.write(queue, entryId(queue.entries.at(-1)?.id), content, byDevice()),
      )
      soon()
    },
    change: (seen: queues.Written, content: EntryContent) =>
      changeSeen(seen, (queue) => queues.change(queue, seen.id, content, byDevice())),
    strikeOut: (seen: queues.Written, reason: string) =>
      changeSeen(seen, (queue) => queues.strikeOut(queue, seen.id, reason, byDevice())),
    async keepStored(id: string): Promise<void> {
      await state.apply((queue) => queues.keepStored(queue, id, stored(id)))
      void kick()
    },

    async handOver(handover: Handover): Promise<void> {
      await state.applyToHandovers((before) => [...before, { ...handover, at: byDevice() }])
      void kick()
    },

    /** Removes one that was refused. */
    async removeHandover(id: string): Promise<void> {
      await state.applyToHandovers((before) => before.filter((each) => each.id !== id))
      void kick()
    },

    /** Names of those who gave online with this number. Throws ApiError. */
    paid: async (phone: string) => (await call(calls.findPaid, { query: { phone } })).paid,

    /** Throws ApiError. A closed count is read at once. */
    async count(body: CountInput) {
      const answer = await call(countDesk, { body })
      if (answer.number !== null) readAgain()
      return answer
    },

    /** The sheet of a count that this desk closed, as a PDF in base64. A drawing may take longer than a call. Throws ApiError. */
    async sheet(count: number, language: HostLanguage) {
      const input = { params: { count }, query: { language } }
      return (await send(getSheetOfDesk, input, state.get().queue?.device.session)).content
    },
  }
}
