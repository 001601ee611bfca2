// The state of the desk on this device. The screens watch it; what is written is saved before it shows.
import type { Answer } from '@lifafa/contract/endpoint'
import type { handOver, listNames, readDesk } from '@lifafa/contract/endpoints/register/desk'
import type { CallInput } from '../../app/lib/network/send.ts'
import { type Queue, unsent, unsentHandovers } from './queue.ts'
import type { Store } from './store.ts'

export type Other = Answer<typeof readDesk>['others'][number]
export type KnownName = Answer<typeof listNames>['names'][number]
export type Handover = CallInput<typeof handOver>['body']
/** `isSent`: the host has it. `refused`: the sentence with which the server refused it; it waits for a decision. */
export type NotedHandover = Handover & { at: string; isSent?: boolean; refused?: string }

export type DeskState = {
  /** Null before the first PIN, and after an ended desk was cleared. */
  queue: Queue | null
  /** Why nothing can be sent, apart from the network. `signedOut`: the PIN is needed again. */
  obstacle: 'deskPaused' | 'deskUnavailable' | 'deskEnded' | 'signedOut' | null
  /** Whether the last call was answered. */
  isConnected: boolean
  isSending: boolean
  /** The last entry could not be kept: the disk of this device is full. */
  isFull: boolean
  /** The window forgets when it is closed. Undefined until the browser has told. */
  isPrivate?: boolean
  /** Gifts online and of other devices, newest first. */
  others: readonly Other[]
  names: readonly KnownName[]
  handovers: readonly NotedHandover[]
}

export type Kept = Pick<DeskState, 'others' | 'names' | 'handovers'>

export type SavedState = ReturnType<typeof savedState>

export function savedState(store: Store, kept: Kept) {
  let state: DeskState = {
    ...{ queue: store.queue, obstacle: null, isConnected: true, isSending: false, isFull: false },
    ...kept,
  }
  const listeners = new Set<() => void>()
  const set = (change: Partial<DeskState>) => {
    const next = { ...state, ...change }
    // Each call tells again that the network is there: screens are not drawn for that.
    if ((Object.keys(change) as (keyof DeskState)[]).every((name) => next[name] === state[name])) return
    state = next
    for (const listener of listeners) listener()
  }

  /**
   * Saves before it shows. With a full disk it rejects, and shows nothing else; an answer of the server is then known until the page is
   * closed, and asked for again later.
   */
  async function keep(change: Partial<DeskState>, save: Promise<void>, isAnswer: boolean): Promise<void> {
    try {
      await save
      set({ ...change, isFull: false })
    } catch (error) {
      set(isAnswer ? change : { isFull: true })
      if (!isAnswer) throw error
    }
  }

  let saving: Promise<unknown> = Promise.resolve()
  /** One change after the other, so that each begins with what the last one saved. */
  function inTurn(change: () => Promise<void>): Promise<void> {
    const after = saving.then(change)
    saving = after.catch(() => undefined)
    return after
  }

  return {
    get: () => state,
    set,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Rejects also when the desk was cleared meanwhile. */
    apply: (change: (queue: Queue) => Queue, isAnswer = false): Promise<void> =>
      inTurn(async () => {
        if (!state.queue) throw new Error('The desk was cleared.')
        const queue = change(state.queue)
        if (queue !== state.queue) await keep({ queue }, store.save(queue), isAnswer)
      }),
    /** Resolves when the changes that were asked for are saved, or have failed. */
    settled: () => saving,

    /** `change` gets the queue as it is then: null before the first PIN. */
    enter: (change: (queue: Queue | null) => Queue): Promise<void> =>
      inTurn(async () => {
        const queue = change(state.queue)
        await store.save(queue)
        set({ queue, obstacle: null })
      }),

    applyToHandovers: (
      change: (handovers: readonly NotedHandover[]) => NotedHandover[],
      isAnswer = false,
    ): Promise<void> =>
      inTurn(async () => {
        const handovers = change(state.handovers)
        await keep({ handovers }, store.saveList('handovers', handovers), isAnswer)
      }),
    async keepList<Name extends 'others' | 'names'>(name: Name, list: DeskState[Name]): Promise<void> {
      set({ [name]: list })
      await store.saveList(name, [...list])
    },
    /** Removes all that is known of guests, where nothing is on this device alone: nothing is saved between the two. */
    clearIfSent: (): Promise<void> =>
      inTurn(async () => {
        if (!state.queue || unsent(state.queue).length > 0 || unsentHandovers(state.handovers).length > 0)
          return
        await store.clear()
        set({ queue: null, others: [], names: [], handovers: [] })
      }),
  }
}
