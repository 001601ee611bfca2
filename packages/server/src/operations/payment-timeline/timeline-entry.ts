// One line of a payment's timeline.

export type TimelineEntry = { at: Date; text: string }
