// What the types of events are called.
import type { EventType } from '@lifafa/contract/endpoints/event-boxes'

export const EVENT_TYPE_NAMES: Readonly<Record<EventType, string>> = {
  marriage: 'Marriage Event',
  other: 'Other Event',
}
