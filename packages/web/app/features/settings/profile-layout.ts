// How the profile's fields stand, when they are there and while they are on their way.
export const profileRows = 'grid gap-5'
export const profileRow = 'grid gap-5 sm:grid-cols-2 sm:gap-4'
/** The same for every address, so that nothing below it moves when it comes. */
export const ADDRESS_HEIGHT = 'h-32'
