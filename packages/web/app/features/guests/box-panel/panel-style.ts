// The layout of a box's panel, which its skeleton shares: the panel itself is fetched apart.

export const figuresStyle = 'relative isolate overflow-hidden bg-wine p-5 text-cream sm:p-7'

/** The line at Request Money takes its place also when it is empty. */
export const actionsStyle =
  'grid gap-x-5 gap-y-2 p-5 [grid-template-areas:"request"_"line"_"files"] sm:grid-cols-[auto_minmax(0,1fr)] sm:items-center sm:gap-y-3 sm:px-7 sm:[grid-template-areas:"request_line"_"files_files"]'

export const filesStyle = 'grid grid-cols-2 gap-2.5 [grid-area:files] sm:flex sm:flex-wrap'
