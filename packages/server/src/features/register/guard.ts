// Authenticates a device at a desk: its session, of a desk that is open.
import { Failure } from '../../http/failure.ts'
import type { RateLimits } from '../../http/limits/rate-limiter.ts'
import type { Guard } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { findBox } from '../event-boxes/reads.ts'
import { findDevice } from './reads/desks.ts'
import { doorObstacle } from './rules/desks.ts'
import { boxOfToken, tokenHash } from './writes/desk-secrets.ts'

/**
 * Returns the desk, its device and its box. Throws Failure `notSignedIn` without a valid session; `deskPaused`, `deskEnded`,
 * `deskUnavailable`: the device keeps what it has not sent. A session is read from the database, so that each is counted before, known
 * or not. All sessions of a deleted box have ended: their devices forget its guests.
 */
export function deskGuard({ db, now }: Pick<Services, 'db' | 'now'>, limits: RateLimits): Guard {
  return async (request, count) => {
    const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? ''
    const boxId = boxOfToken(token)
    if (boxId !== undefined) await limits.spend('readToken', limits.subjectOf(request))
    const device = boxId && (await findDevice(db, boxId, tokenHash(token)))
    if (!device) {
      const box = boxId && (await findBox(db, boxId))
      throw new Failure(box && box.deleted_at !== null ? 'deskEnded' : 'notSignedIn')
    }
    const caller = { accountId: device.desk_id, sessionId: device.id, boxId }
    await count?.(caller)
    const obstacle = doorObstacle(device, now())
    if (obstacle) throw new Failure(obstacle)
    return caller
  }
}
