// Names in Devanagari are found by the consonants of their words, as somebody types them in Latin letters.
import { statements } from './statements.ts'

/** As the table of names/other-script.ts; what stands beyond the end of the second is left out. */
const FROM = 'कखगघङचछजझञटठडढणतथदधनपफबभमयरऋृलळवशषसंँहअआइईउऊऎएऐऑऒओऔािीुूॅॆेैॉॊोौ़्ः'
const TO = 'kkggnccjjnttddnttddnppbbmyrrrllvsssnn'
/** Names without such a letter are in no index. */
const IN_DEVANAGARI = '[\u0900-\u0963]'

export const namesBySound = statements(
  `create function name_sounds(name text) returns text[] language sql immutable strict parallel safe
    return array_remove(string_to_array(translate(replace(lower(name), 'सिंह', 'सिंघ'), '${FROM}', '${TO}'), ' '), '')`,
  // New entries are sorted in later, a few at a time: a contribution does not wait for that.
  `create index contributions_by_sound on contributions using gin (name_sounds(guest_name))
    with (fastupdate = on, gin_pending_list_limit = 256) where guest_name ~ '${IN_DEVANAGARI}'`,
  `create index event_boxes_by_sound on event_boxes using gin (name_sounds(name))
    where deleted_at is null and name ~ '${IN_DEVANAGARI}'`,
  `create index hosts_by_sound on hosts using gin (name_sounds(first_name || ' ' || last_name))
    where deleted_at is null and first_name || last_name ~ '${IN_DEVANAGARI}'`,
)
