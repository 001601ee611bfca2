// The dependencies of every action, passed as an argument so that no action imports them.

import type { Clock } from './clock.ts'
import type { Random } from './random.ts'
import type { AnsweredKeys } from './store/answered-keys.ts'
import type { Entities } from './store/entities.ts'
import type { Settings } from './store/settings.ts'
import type { SettlementLines } from './store/settlement-lines.ts'
import type { Announce } from './webhooks/event-names.ts'

export type World = {
  keyId: string
  keySecret: string
  clock: Clock
  random: Random
  entities: Entities
  answeredKeys: AnsweredKeys
  settlementLines: SettlementLines
  settings: Settings
  /** Puts an event among the deliveries, in the transaction of the action that causes it. */
  announce: Announce
  /** Runs an action whole or not at all, then lets its events go out. */
  atomically<T>(action: () => T): T
}
