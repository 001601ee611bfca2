// What a rate limit is: so many calls, within so long a time, of those that are counted together.
import type { Alarm } from '../../alarms.ts'

/**
 * What is counted together. `network`: an IPv4 address, or the first 64 bits of an IPv6 one; `site`: its first 48.
 * `browser`: a guest's browser, by the token that its page carries; `networkWithoutToken`: callers of a network without one.
 * `boxAtNetwork`: what one network gives to one box, or reads of it. `accountAtNetwork`, `accountAtSite`: calls of one account there. `payment`: the provider's payment id, or of a receipt our order id. `giver`: a box and a phone.
 * `everybody`: all callers together, because an attacker may have many networks.
 * These names are part of the hashed keys of shared counters.
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
