// How the page behind an open dialog looks.
export const backdropStyle =
  'fixed inset-0 z-40 bg-wine-deep/55 backdrop-blur-[2px] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0'
