// The style of the buttons that open and close the administrator's menu.
export const menuButtonStyle =
  'grid size-12 flex-none place-items-center rounded-field text-cream hover:bg-cream/10'
