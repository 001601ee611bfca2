// Sends what is written at the desk, and reads the list of the host: soon after a change, and again until it is answered.
import type { Answer } from '@lifafa/contract/endpoint'
import * as calls from '@lifafa/contract/endpoints/register/desk'
import type { Entry, SentVersion } from '@lifafa/contract/endpoints/register/entry'
import type { FailureKey } from '@lifafa/contract/failures'
import { REGISTER } from '@lifafa/contract/limits'
import { ApiError } from '../../app/lib/network/api-error.ts'
import { type CallInput, send } from '../../app/lib/network/send.ts'
import { batteryPercent } from '../device/battery.ts'
import { followChanges } from './changes.ts'
import * as queues from './queue.ts'
import type { DeskState, NotedHandover, Other, SavedState } from './state.ts'

const FIRST_WAIT_MS = 100
const FIRST_PAUSE_MS = 2_000
const LONGEST_PAUSE_MS = 30_000
/** The list of the host is read again after so long, and whenever the server says that it has changed. */
const READ_MS = 20_000
/** Names are read again after so long: the host may import a list while the desk is open. */
const NAMES_MS = 600_000
/** The host is told of this device at least so often. */
const TELL_MS = 60_000
/** A network that is there and answers nothing counts as none. */
const PATIENCE_MS = 20_000
/** On the line of a full hall, the lists of the host take more than half a minute. */
const READING_MS = 60_000

export function sendingOf(state: SavedState) {
  /** As the server has the entries of this desk. */
  let list: readonly Entry[] = []
  /** The server takes each id once: after a new start all are sent again. */
  const sentHandovers = new Set<string>()
  let pauseMs = FIRST_PAUSE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<void> | undefined
  let isAskedAgain = false
  let readAt = Number.NEGATIVE_INFINITY
  let namesAt = Number.NEGATIVE_INFINITY
  /** The server last heard this of the device. */
  let told: { battery_percent?: number | null; unsent?: number } = {}
  let toldAt = 0

  async function call<E extends Parameters<typeof send>[0]>(
    endpoint: E,
    input: CallInput<E>,
  ): Promise<Answer<E>> {
    let timer: ReturnType<typeof setTimeout> | undefined
    const tooLong = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new ApiError({})), endpoint.method === 'GET' ? READING_MS : PATIENCE_MS)
    })
    const session = () => state.get().queue?.device.session
    const used = session()
    try {
      const answer = await Promise.race([send(endpoint, input, used), tooLong])
      // An answer of the desk before says nothing of this one, which may be allowed to see less.
      if (session() !== used) throw new TypeError('Late')
      state.set({ isConnected: true, obstacle: null })
      return answer
    } catch (error) {
      if (session() !== used) throw new ApiError({})
      if (error instanceof ApiError)
        state.set({ isConnected: error.status !== undefined, ...obstacleOf(error.code) })
      throw error
    } finally {
      clearTimeout(timer)
    }
  }

  /** Lists are read again: a disk that is full keeps back nothing else. */
  const keepList: SavedState['keepList'] = (...list) => state.keepList(...list).catch(() => {})

  /** Applies an answer that `session` got. The device may have entered another desk since. */
  const applyOf = (session: string, change: (queue: queues.Queue) => queues.Queue) =>
    state.apply((queue) => (queue.device.session === session ? change(queue) : queue), true)

  async function sendBatches(): Promise<void> {
    for (;;) {
      await state.settled()
      const { queue } = state.get()
      const batch = queue ? queues.nextBatch(queue) : []
      if (!queue || batch.length === 0) return
      state.set({ isSending: true })
      const { results } = await sendVersions(batch)
      await applyOf(queue.device.session, (now) => queues.answered(now, batch, results))
    }
  }

  /** With what the host sees of this device: its battery, and what stays on it. */
  async function sendVersions(versions: SentVersion[]) {
    const facts = { battery_percent: batteryPercent(), unsent: waiting(versions) }
    const answer = await call(calls.sendEntries, {
      body: { sent_at: new Date().toISOString(), ...facts, versions },
    })
    told = facts
    toldAt = performance.now()
    return answer
  }

  /** Entries and hand-overs that are on this device alone, once `versions` are sent. */
  function waiting(versions: SentVersion[]): number {
    const { queue, handovers } = state.get()
    const entries = queue ? queues.unsent(queue).length : 0
    const sent = new Set(versions.map(({ id }) => id)).size
    return Math.max(0, entries - sent) + queues.unsentHandovers(handovers).length
  }

  /** The host sees that the device is there, also while nobody gives, and what was refused after it had been sent. */
  async function tellState(): Promise<void> {
    const isKnown = told.battery_percent === batteryPercent() && told.unsent === waiting([])
    if (!isKnown || performance.now() - toldAt >= TELL_MS) await sendVersions([])
  }

  async function sendHandovers(): Promise<void> {
    for (const { isSent, refused: _refused, ...handover } of state.get().handovers) {
      if (sentHandovers.has(handover.id)) continue
      const note = (outcome: Pick<NotedHandover, 'isSent' | 'refused'>) =>
        state.applyToHandovers(
          (all) => all.map((each) => (each.id === handover.id ? { ...handover, ...outcome } : each)),
          true,
        )
      try {
        await call(calls.handOver, { body: { ...handover, sent_at: new Date().toISOString() } })
        if (!isSent) await note({ isSent: true })
      } catch (error) {
        // One that is refused stays in the file of this device, and keeps nothing else back.
        if (!(error instanceof ApiError && error.code === 'invalidInput')) throw error
        await note({ refused: error.sentences[0] ?? '' })
      }
      sentHandovers.add(handover.id)
    }
  }

  async function readIfStale(): Promise<void> {
    if (performance.now() - readAt < READ_MS) return
    // A change that is told meanwhile makes it read once more.
    readAt = performance.now()
    const session = state.get().queue?.device.session ?? ''
    const answer = await call(calls.readDesk, {})
    const { entries } = answer
    list = entries
    await applyOf(session, (queue) => queues.merged(queue, entries, entries.length < REGISTER.maxOfDesk))
    const { queue } = state.get()
    if (queue?.device.session === session) await keepList('others', othersOf(answer, queue))
    void followChanges(session, readAgain)
  }

  async function readNames(): Promise<void> {
    if (performance.now() - namesAt < NAMES_MS) return
    await keepList('names', (await call(calls.listNames, {})).names)
    namesAt = performance.now()
  }

  const readAgain = () => {
    readAt = Number.NEGATIVE_INFINITY
    void kick()
  }

  async function work(): Promise<void> {
    const { queue, obstacle } = state.get()
    if (!queue || obstacle === 'signedOut' || queue.isCopied) return
    try {
      await sendBatches()
      await sendHandovers()
      await readIfStale()
      await sendBatches()
      await readNames()
      await tellState()
      pauseMs = FIRST_PAUSE_MS
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS)
      readAt = Number.NEGATIVE_INFINITY
      // A device keeps nothing of guests once all of it is with the host.
      if (error.code === 'deskEnded') await state.clearIfSent()
    } finally {
      state.set({ isSending: false })
    }
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
      const { isConnected } = state.get()
      const isRested = isConnected && !isAskedAgain
      timer = setTimeout(kick, isAskedAgain && isConnected ? 0 : isRested ? READ_MS : pauseMs)
      isAskedAgain = false
    })
    return running
  }

  return {
    call,
    readAgain,
    kick,
    /** After the empty card has been painted: sending, too, renders. */
    soon: () => void setTimeout(kick, FIRST_WAIT_MS),
    /** The device has entered: it reads all of the host's list and names. */
    begin() {
      namesAt = Number.NEGATIVE_INFINITY
      told = {}
      list = []
      readAgain()
    },
    /** The entries of all devices of the desk, as the server last had them. */
    listed: () => list,
    /** The entry as the server last had it. */
    stored: (id: string) => list.find((entry) => entry.id === id),
  }
}

/** Gifts online, of other desks, and of other devices at this one; newest first. */
function othersOf({ entries, others }: Answer<typeof calls.readDesk>, queue: queues.Queue | null): Other[] {
  const own = new Set(queue?.entries.map(({ id }) => id))
  const ofDesk = entries
    .filter(({ id, void_reason }) => !void_reason && !own.has(id))
    .map(({ id, number, name, village, amount_paise, given_at }) => ({
      ...{ id, number, name, village, amount_paise, given_at, online: false },
    }))
  return [...ofDesk, ...others].sort((one, other) => (one.given_at < other.given_at ? 1 : -1))
}

function obstacleOf(code: FailureKey | undefined): Partial<DeskState> {
  if (code === 'notSignedIn') return { obstacle: 'signedOut' }
  const isShut = code === 'deskPaused' || code === 'deskUnavailable' || code === 'deskEnded'
  return isShut ? { obstacle: code } : {}
}
