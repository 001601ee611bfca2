// How far the provider's lists of payments and of refunds have been compared with our books, as that of orders (0007).
import { statements } from './statements.ts'

export const providerLists = statements(
  // Null: not yet. The code of before knows only the list of orders, and leaves the others alone.
  `alter table provider_listings
    add column payments_listed_until timestamptz,
    add column refunds_listed_until timestamptz`,
)
