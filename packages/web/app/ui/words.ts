// Words of inputs, lists and overlays, which the page around them may give in another language.
import { createContext } from 'react'

const FIELD_WORDS = { optional: '(optional)' }

const WORDS = {
  close: 'Close',
  leaveTyped: 'Leave without saving what you typed?',
  showPassword: 'Show password',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
  previous: 'Previous',
  next: 'Next',
  loading: 'Loading…',
}
export type UiFieldWords = typeof FIELD_WORDS
export type UiWords = typeof WORDS

/** Apart: the guest's page and the desk have fields, and no use of the other words. */
export const FieldWords = createContext(FIELD_WORDS)
export const Words = /* @__PURE__ */ createContext(WORDS)
