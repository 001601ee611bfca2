// Who and what a call is counted for: the keys of a call's counters.
import type { CountedBy } from './limit.ts'

/** The caller and the subject of a call, as limits count them. */
export type RateLimitSubject = {
  network: string
  site: string
  browser: string | undefined
  accountId?: string | undefined
  /** Comes from an access or a refresh token. */
  sessionId?: string | undefined
  boxId?: string
  /** An account and the network where its owner has signed in, hashed: of a call that names the account, and is not signed in. */
  knownNetwork?: string
  /** The provider's id, or of a receipt our order id. */
  paymentId?: string
  /** A box and a phone. */
  giver?: string
}

export const KEY_OF: Record<CountedBy, (subject: RateLimitSubject) => string | undefined> = {
  network: ({ network }) => network,
  site: ({ site }) => site,
  account: ({ accountId }) => accountId,
  session: ({ sessionId }) => sessionId,
  browser: ({ browser }) => browser,
  networkWithoutToken: ({ browser, network }) => (browser === undefined ? network : undefined),
  box: ({ boxId }) => boxId,
  accountAtNetwork: ({ knownNetwork, accountId, network }) =>
    knownNetwork ?? (accountId && `${accountId} ${network}`),
  accountAtSite: ({ accountId, site }) => accountId && `${accountId} ${site}`,
  boxAtNetwork: ({ boxId, network }) => `${boxId} ${network}`,
  payment: ({ paymentId }) => paymentId,
  giver: ({ giver }) => giver,
  everybody: () => '',
}
