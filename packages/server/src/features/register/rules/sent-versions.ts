// Decides what becomes of a version that a device sends.
import type { Row } from '../../../db/tables.ts'

type Existing = Pick<
  Row<'register_entries'>,
  'version' | 'device_id' | 'counted_in' | 'void_reason' | 'running'
>

type Sent = {
  deviceId: string
  version: number
  running: number
  /** Whether the stored version with this number has the same content; undefined if there is none. */
  isSame: boolean | undefined
}

export type Verdict =
  | 'store'
  | 'already'
  | 'otherContent'
  | 'earlierMissing'
  | 'counted'
  | 'voided'
  | 'notYours'

/** `entry`: undefined if the id is new. A version that is stored is never overwritten. */
export function judge(entry: Existing | undefined, { deviceId, version, running, isSame }: Sent): Verdict {
  if (!entry) return version === 1 ? 'store' : 'earlierMissing'
  if (entry.device_id !== deviceId) return 'notYours'
  if (isSame !== undefined) return isSame ? 'already' : 'otherContent'
  if (version !== entry.version + 1) return 'earlierMissing'
  if (running !== entry.running) return 'otherContent'
  if (entry.void_reason !== null) return 'voided'
  return entry.counted_in === null ? 'store' : 'counted'
}

const DAY_MS = 24 * 60 * 60_000
/** A device that lay in a drawer for longer has a wrong clock. */
const OLDEST_MS = 30 * DAY_MS

/** When a version was written, by the server's clock: `offsetMs` is how much later that is than the device's. */
export const correctedTime = (writtenAt: Date, offsetMs: number, now: Date): Date => {
  const at = Math.min(writtenAt.getTime() + offsetMs, now.getTime())
  return new Date(Math.max(at, now.getTime() - OLDEST_MS))
}
