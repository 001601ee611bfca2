// The layout of the guest table, which its skeleton shares: the table itself is fetched apart.

export const tableCardStyle =
  '@container min-w-0 rounded-card border border-line bg-card px-5 pb-5 sm:pt-2 shadow-card sm:px-7'

/** The choices stand in one line: in a narrow table it is moved sideways. */
export const filtersStyle = 'grid gap-2.5 pt-3 pb-2.5'
export const choicesStyle =
  '-mx-5 flex gap-2.5 overflow-x-auto px-5 [scrollbar-width:none] *:flex-none @lg:mx-0 @lg:grid @lg:grid-cols-3 @lg:overflow-visible @lg:px-0'
export const choiceStyle = 'h-11! @max-lg:rounded-full @max-lg:pl-4 @max-lg:pr-10'

/** The line below the filters. */
export const lineStyle = 'flex min-h-12 items-center justify-between gap-x-4 py-1.5'

/** Stacked in a narrow table, in two lines where there is a little more room, in the four columns of its headings in a wide one. */
export const rowStyle =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 [grid-template-areas:"._."_"address_address"_"date_date"] @md:grid-cols-[minmax(0,1fr)_auto_auto] @md:[grid-template-areas:"._._."_"address_date_date"] @2xl:grid-cols-[minmax(0,1.9fr)_5.5rem_minmax(0,1fr)_9rem] @2xl:gap-x-6 @2xl:[grid-template-areas:"guest_amount_address_date"]'
