// Words of inputs, lists and overlays, which the page around them may give in another language.
import { createContext } from 'react'

const WORDS = {
  close: 'Close',
  leaveTyped: 'Leave without saving what you typed?',
  optional: '(optional)',
  showPassword: 'Show password',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  loading: 'Loading…',
}
export type UiWords = typeof WORDS

export const Words = createContext(WORDS)
