// The layout of the guest table, which its skeleton shares: the table itself is fetched apart.

export const tableCardStyle =
  '@container min-w-0 rounded-card border border-line bg-card px-5 pt-2 pb-5 shadow-card sm:px-7'

export const filtersStyle = 'grid gap-2.5 pt-3 @lg:grid-cols-3'
export const searchStyle = 'col-span-full'

/** Of the line below the filters. */
export const lineStyle = 'flex min-h-12 items-center justify-between gap-x-4 py-1.5'

/** Stacked in a narrow table, in two lines where there is a little more room, in the four columns of its headings in a wide one. */
export const rowStyle =
  'grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 [grid-template-areas:"guest_amount"_"address_address"_"date_date"_"thanks_thanks"] @md:grid-cols-[minmax(0,1fr)_auto_auto] @md:[grid-template-areas:"guest_guest_amount"_"address_date_date"_"thanks_thanks_thanks"] @2xl:grid-cols-[minmax(0,1.35fr)_5.5rem_minmax(0,1fr)_9rem] @2xl:gap-x-6 @2xl:[grid-template-areas:"guest_amount_address_date"_"guest_thanks_thanks_thanks"]'
