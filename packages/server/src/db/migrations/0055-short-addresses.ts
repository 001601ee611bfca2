// Short addresses of event boxes, which guests type from a poster, are found by an index; a code belongs to one box.
import { statements } from './statements.ts'

export const shortAddresses = statements(
  // Twelve letters for the first 48 bits of a digest of the id: as SHORT_CODE in features/event-boxes/reads.ts.
  `create unique index event_boxes_short_code on event_boxes
    (translate(left(encode(sha256(decode(id, 'escape')), 'hex'), 12), '0123456789abcdef', 'abcdefghjkmnpqrt'))`,
)
