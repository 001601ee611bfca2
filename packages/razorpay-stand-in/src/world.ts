// The dependencies of every action, passed as an argument so that no action imports them.

import { type Clock, createClock } from './clock.ts'
import { createRandom, type Random } from './random.ts'
import { type AnsweredKeys, createAnsweredKeys } from './store/answered-keys.ts'
import type { Database } from './store/database.ts'
import { createEntities, type Entities } from './store/entities.ts'
import { createSettings, type Settings } from './store/settings.ts'
import { createSettlementLines, type SettlementLines } from './store/settlement-lines.ts'
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

type Parts = Omit<World, 'announce' | 'atomically'>

/** All but the sender of events. `now`: the real clock, which a setting moves forward. */
export function openParts(
  database: Database,
  { keyId, keySecret, now }: { keyId: string; keySecret: string; now: () => Date },
): Parts {
  const settings = createSettings(database)
  return {
    keyId,
    keySecret,
    clock: createClock(now, settings),
    random: createRandom(),
    settings,
    entities: createEntities(database),
    settlementLines: createSettlementLines(database),
    answeredKeys: createAnsweredKeys(database),
  }
}
