// The names of the types of events.
import type { EventType } from '@lifafa/contract/event-type'

export const EVENT_TYPE_NAMES: Readonly<Record<EventType, string>> = {
  marriage: 'Marriage Event',
  other: 'Other Event',
}
