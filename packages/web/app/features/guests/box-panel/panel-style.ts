// The layout of a box's panel, which its skeleton shares: the panel itself is fetched apart.

export const figuresStyle = 'relative isolate overflow-hidden bg-wine px-5 py-4 text-cream sm:p-7'

/** Two actions, the line about the payout, and the files that few want: on a phone the guests begin on the first screen. */
export const actionsStyle =
  'grid grid-cols-2 gap-x-2.5 px-5 pt-4 pb-1 sm:grid-cols-[auto_auto_minmax(0,1fr)] sm:items-center sm:gap-x-4 sm:px-7 sm:pt-5'
export const actionStyle = 'whitespace-nowrap max-sm:px-3! in-[.big-letters]:max-sm:whitespace-normal'
/** It takes its place also when it is empty. */
export const lineStyle =
  'flex min-h-11 items-center pt-1 text-muted tabular-nums leading-6 max-sm:col-span-full'
export const summaryStyle =
  'flex min-h-11 w-fit max-sm:ml-auto cursor-pointer list-none items-center gap-1.5 rounded-field font-semibold text-maroon [&::-webkit-details-marker]:hidden'
export const filesStyle = 'grid grid-cols-2 gap-2.5 pb-4 sm:flex sm:flex-wrap'
