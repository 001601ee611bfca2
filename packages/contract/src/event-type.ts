// The kinds of events of a box.
import * as z from 'zod/mini'
import { eventBoxSentences as sentences } from './sentences/host/event-boxes.ts'

export const eventType = z.enum(['marriage', 'other'], { error: sentences.typeRequired })
export type EventType = z.infer<typeof eventType>
