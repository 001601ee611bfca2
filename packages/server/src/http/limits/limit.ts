// A rate limit: a number of calls within a time, for each subject.
import type { Alarm } from '../../alarms.ts'

/**
 * The subject of a limit. `network`: an IPv4 address, or the first 64 bits of an IPv6 one. `site`: its first 48. `browser`: a
 * guest's browser, by the token that its page carries. `networkWithoutToken`: callers of a network without one. `boxAtNetwork`: one
 * network and one box. `accountAtNetwork`, `accountAtSite`: one account there. `payment`: the provider's payment id, or our order
 * id of a receipt. `giver`: a box and a phone. `everybody`: all callers together, because an attacker may have many networks. These
 * names are part of the hashed keys of shared counters.
 */
export type CountedBy =
  | 'network'
  | 'site'
  | 'account'
  | 'session'
  | 'browser'
  | 'networkWithoutToken'
  | 'box'
  | 'boxAtNetwork'
  | 'accountAtNetwork'
  | 'accountAtSite'
  | 'payment'
  | 'giver'
  | 'everybody'

/**
 * A limit of `max` calls within `windowMs`. A `shared` one is counted in the database, for all processes together, so that a
 * guess cannot be repeated at each process. The others protect one process, and are counted in its memory.
 */
export type Limit = { max: number; windowMs: number; by: CountedBy; shared?: true; alarm?: Alarm }
