// The contents of a poster, for any template.
import type { EventType } from '@lifafa/contract/event-type'
import type { QrModules } from './qr-modules.ts'

export interface Poster {
  /** First names with ♥ between, or the event's name. */
  title: string
  /** `YYYY-MM-DD`. */
  day: string
  eventType: EventType
  code: QrModules
  /** The address to type, without its protocol: on all but the prescribed pictures. */
  shortAddress?: string
}
