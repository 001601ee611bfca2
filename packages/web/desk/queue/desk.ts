// The desk on this device: saves what is written, sends it, and reads the list of the host. The screens watch it.
import type { Answer } from '@lifafa/contract/endpoint'
import { getSheetOfDesk } from '@lifafa/contract/endpoints/register/book'
import { countDesk } from '@lifafa/contract/endpoints/register/counts'
import * as calls from '@lifafa/contract/endpoints/register/desk'
import type { Entry, EntryContent } from '@lifafa/contract/endpoints/register/entry'
import type { FailureKey } from '@lifafa/contract/failures'
import type { HostLanguage } from '@lifafa/contract/languages'
import { REGISTER } from '@lifafa/contract/limits'
import { v7 } from 'uuid'
import { ApiError } from '../../app/lib/network/api-error.ts'
import { type CallInput, send } from '../../app/lib/network/send.ts'
import { batteryPercent } from '../device/battery.ts'
import { followChanges } from './changes.ts'
import * as queues from './queue.ts'
import type { Store } from './store.ts'

export type Other = Answer<typeof calls.readDesk>['others'][number]
export type KnownName = Answer<typeof calls.listNames>['names'][number]
export type Handover = CallInput<typeof calls.handOver>['body']
export type CountInput = CallInput<typeof countDesk>['body']
type Entering = { pin: string; helper: string }

export type DeskState = {
  /** Null before the first PIN, and after an ended desk was cleared. */
  queue: queues.Queue | null
  /** Why nothing can be sent, apart from the network. `signedOut`: the PIN is needed again. */
  obstacle: 'deskPaused' | 'deskEnded' | 'signedOut' | null
  /** Whether the last call was answered. */
  isConnected: boolean
  isSending: boolean
  /** The last entry could not be kept: the disk of this device is full. */
  isFull: boolean
  /** Gifts online and of other desks, newest first. */
  others: readonly Other[]
  names: readonly KnownName[]
  handovers: readonly (Handover & { at: string })[]
}

const FIRST_WAIT_MS = 100
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000
/** The list of the host is read again after so long, and whenever the server says that it has changed. */
const READ_MS = 20_000
/** A network that is there and answers nothing counts as none. */
const PATIENCE_MS = 20_000

export type Desk = ReturnType<typeof makeDesk>

/** `token`: the end of the page's address. */
export function makeDesk(
  token: string,
  store: Store,
  kept: Pick<DeskState, 'others' | 'names' | 'handovers'>,
) {
  let state: DeskState = {
    ...{ queue: store.queue, obstacle: null, isConnected: true, isSending: false, isFull: false },
    ...kept,
  }
  /** As the server has the entries of this desk. */
  let list: readonly Entry[] = []
  const listeners = new Set<() => void>()
  const set = (change: Partial<DeskState>) => {
    const next = { ...state, ...change }
    // Each call tells again that the network is there: screens are not drawn for that.
    if ((Object.keys(change) as (keyof DeskState)[]).every((name) => next[name] === state[name])) return
    state = next
    for (const listener of listeners) listener()
  }

  /** One change after the other, so that each begins with what the last one saved. */
  let saving: Promise<unknown> = Promise.resolve()
  async function keep(save: () => Promise<void>): Promise<void> {
    try {
      await save()
    } catch (error) {
      set({ isFull: true })
      throw error
    }
  }
  /** Saves before it shows. Rejects, and changes nothing else, when the disk is full. */
  function apply(change: (queue: queues.Queue) => queues.Queue): Promise<void> {
    const after = saving.then(async () => {
      if (!state.queue) return
      const next = change(state.queue)
      if (next === state.queue) return
      await keep(() => store.save(state.queue, next))
      set({ queue: next, isFull: false })
    })
    saving = after.catch(() => undefined)
    return after
  }

  async function call<E extends Parameters<typeof send>[0]>(
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Answer<E>> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ApiError({})), PATIENCE_MS)
    })
    try {
      const answer = await Promise.race([send(endpoint, input, state.queue?.device.session), tooLong])
      set({ isConnected: true, obstacle: null })
      return answer
    } catch (error) {
      if (error instanceof ApiError)
        set({ isConnected: error.status !== undefined, ...obstacleOf(error.code) })
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  async function sendBatches(): Promise<void> {
    for (;;) {
      await saving
      const { queue } = state
      const batch = queue ? queues.nextBatch(queue) : []
      if (!queue || batch.length === 0) return
      set({ isSending: true })
      const { results } = await call(calls.sendEntries, {
        body: {
          sent_at: new Date().toISOString(),
          battery_percent: batteryPercent(),
          unsent: Math.max(0, queues.unsent(queue).length - new Set(batch.map(({ id }) => id)).size),
          versions: batch,
        },
      })
      await apply((now) => queues.answered(now, batch, results))
    }
  }

  async function sendHandovers(): Promise<void> {
    for (const handover of state.handovers.filter((each) => !sentHandovers.has(each.id))) {
      const { at: _at, ...body } = handover
      await call(calls.handOver, { body })
      sentHandovers.add(handover.id)
    }
  }
  /** The server takes each id once: after a new start all are sent again. */
  const sentHandovers = new Set<string>()

  async function read(): Promise<void> {
    const answer = await call(calls.readDesk, {})
    list = answer.entries
    await apply((queue) => queues.merged(queue, list, list.length < REGISTER.maxOfDesk))
    set({ others: answer.others })
    await store.saveList('others', answer.others)
  }

  async function readNames(): Promise<void> {
    const { names } = await call(calls.listNames, {})
    set({ names })
    await store.saveList('names', names)
  }

  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let readAt = Number.NEGATIVE_INFINITY
  let hasNames = false

  async function work(): Promise<void> {
    if (!state.queue || state.obstacle === 'signedOut' || state.queue.isCopied) return
    try {
      await sendBatches()
      await sendHandovers()
      if (performance.now() - readAt >= READ_MS) {
        // A change that is told meanwhile makes it read once more.
        readAt = performance.now()
        await read()
        void followChanges(state.queue.device.session, () => {
          readAt = Number.NEGATIVE_INFINITY
          void kick()
        })
      }
      await sendBatches()
      if (!hasNames) await readNames()
      hasNames = true
      pauseMs = FIRST_PAUSE_MS
    } catch (error) {
      // A full disk: what was sent is sent again.
      if (!(error instanceof ApiError || error instanceof DOMException)) throw error
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      readAt = Number.NEGATIVE_INFINITY
      if (state.obstacle === 'deskEnded') await clearIfDone()
    } finally {
      set({ isSending: false })
    }
  }

  /** A device keeps nothing of guests once all of it is with the host. */
  async function clearIfDone(): Promise<void> {
    if (!state.queue || queues.unsent(state.queue).length > 0) return
    await store.clear()
    set({ queue: null, others: [], names: [], handovers: [] })
  }

  /** Sends soon. A call that comes while another is under way makes it look once more. */
  function kick(): Promise<void> {
    clearTimeout(timer)
    if (running) {
      isAskedAgain = true
      return running
    }
    running = work().finally(() => {
      running = undefined
      const isRested = state.isConnected && !isAskedAgain
      timer = setTimeout(kick, isAskedAgain && state.isConnected ? 0 : isRested ? READ_MS : pauseMs)
      isAskedAgain = false
    })
    return running
  }

  /** After the empty card has been painted: sending, too, renders. */
  const soon = () => void setTimeout(kick, FIRST_WAIT_MS)

  const byDevice = () => new Date().toISOString()

  return {
    token,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    state: () => state,
    kick,

    /** Throws ApiError. The device gets an id of its own where it was found to be a copy. */
    async enter({ pin, helper }: Entering): Promise<void> {
      const before = state.queue
      const id = before && !before.isCopied ? before.device.id : crypto.randomUUID()
      const entered = await call(calls.enterDesk, { body: { token, pin, helper, device: id } })
      const { session, letter, next } = entered
      await saving
      const queue = queues.entered(state.queue, { id, token, helper, session, letter, next })
      await store.save(state.queue, queue)
      set({ queue, obstacle: null })
      readAt = Number.NEGATIVE_INFINITY
      hasNames = false
      void kick()
    },

    /** Resolves when the entry is on the disk; rejects when that is full. */
    async write(content: EntryContent): Promise<void> {
      await apply((queue) => queues.write(queue, v7(), content, byDevice()))
      soon()
    },
    async change(id: string, content: EntryContent): Promise<void> {
      await apply((queue) => queues.change(queue, id, content, byDevice()))
      soon()
    },
    async strikeOut(id: string, reason: string): Promise<void> {
      await apply((queue) => queues.strikeOut(queue, id, reason, byDevice()))
      soon()
    },
    async keepStored(id: string): Promise<void> {
      await apply((queue) =>
        queues.keepStored(
          queue,
          id,
          list.find((entry) => entry.id === id),
        ),
      )
      void kick()
    },

    async handOver(handover: Handover): Promise<void> {
      const handovers = [...state.handovers, { ...handover, at: byDevice() }]
      await keep(() => store.saveList('handovers', handovers))
      set({ handovers, isFull: false })
      void kick()
    },

    /** Names of those who gave online with this number. Throws ApiError. */
    paid: async (phone: string) => (await call(calls.findPaid, { query: { phone } })).paid,

    /** Throws ApiError. A closed count is read at once. */
    async count(body: CountInput) {
      const answer = await call(countDesk, { body })
      if (answer.number !== null) await read()
      return answer
    },

    /** The sheet of a count that this desk closed, as a PDF in base64. A drawing may take longer than a call. Throws ApiError. */
    sheet: async (count: number, language: HostLanguage) =>
      (await send(getSheetOfDesk, { params: { count }, query: { language } }, state.queue?.device.session))
        .content,
  }
}

function obstacleOf(code: FailureKey | undefined): Partial<DeskState> {
  if (code === 'notSignedIn') return { obstacle: 'signedOut' }
  return code === 'deskPaused' || code === 'deskEnded' ? { obstacle: code } : {}
}
