// The look of a link in a sentence about money: as high as a finger, without moving the lines around it.
export const linkStyle =
  '-my-3 inline-block rounded-field py-3 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon'
