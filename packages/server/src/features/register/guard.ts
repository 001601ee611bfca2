// Authenticates a device at a desk: its session, of a desk that is open.
import { Failure } from '../../http/failure.ts'
import type { Guard } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { findDevice } from './reads/desks.ts'
import { doorObstacle } from './rules/desks.ts'
import { boxOfToken, tokenHash } from './writes/desk-secrets.ts'

/**
 * Returns the desk, its device and its box. Throws Failure `notSignedIn` without a valid session; `deskPaused`, `deskEnded`,
 * `deskUnavailable`: the device keeps what it has not sent.
 */
export function deskGuard({ db, now }: Pick<Services, 'db' | 'now'>): Guard {
  return async (authorization, count) => {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? '')?.[1] ?? ''
    const boxId = boxOfToken(token)
    const device = boxId && (await findDevice(db, boxId, tokenHash(token)))
    if (!device) throw new Failure('notSignedIn')
    const caller = { accountId: device.desk_id, sessionId: device.id, boxId }
    await count?.(caller)
    const obstacle = doorObstacle(device, now())
    if (obstacle) throw new Failure(obstacle)
    return caller
  }
}
