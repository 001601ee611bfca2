// Lists of what a search finds: a few of each kind, and whether there are more.

/** Rows of each kind. */
const LISTED = 20
/** One more is read than is listed. */
export const READ = LISTED + 1
/** A name may be that of a hundred thousand guests: of so many candidates the newest are listed. */
export const MOST_CANDIDATES = 500

export type Found<Item> = { items: Item[]; hasMore: boolean }

export const firstOf = <Item>(items: readonly Item[]): Found<Item> => ({
  items: items.slice(0, LISTED),
  hasMore: items.length > LISTED,
})

export const nothing = <Item>(): Found<Item> => ({ items: [], hasMore: false })
