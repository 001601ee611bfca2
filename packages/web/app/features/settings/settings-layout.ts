// Layout classes of the settings' fields and buttons, shared with their skeletons.
export const fieldRow = 'grid gap-5 sm:grid-cols-2 sm:gap-4'
/** The submit button of each form: full width on a phone, its own width where there is room. */
export const saveButton = 'min-w-44 justify-self-start max-sm:w-full'
/** The same height for every address, so that nothing below it moves when it is loaded. */
export const ADDRESS_HEIGHT = 'h-32'
/** Around the field that decides where the money goes. */
export const payeeBox =
  'grid min-w-0 gap-4 rounded-field border border-gold/60 bg-paper px-4 pt-1 pb-4 sm:px-5'
export const payeeTitle = 'px-1.5 font-semibold text-maroon'
