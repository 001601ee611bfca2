// How the settings' fields and buttons stand, when they are there and while they are on their way.
export const fieldRow = 'grid gap-5 sm:grid-cols-2 sm:gap-4'
/** The one action of each form: as wide as a phone, and no wider than it must be where there is room. */
export const saveButton = 'min-w-44 justify-self-start max-sm:w-full'
/** The same for every address, so that nothing below it moves when it comes. */
export const ADDRESS_HEIGHT = 'h-32'
