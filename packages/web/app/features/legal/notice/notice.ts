// What a notice of data protection says, whoever it is for and in whichever language.
export interface Notice {
  language: 'en' | 'hi'
  title: string
  description: string
  /** `2026-11-23`: since when it reads so. */
  since: string
  sinceLabel: string
  /** A heading, and what is to say about it, a line each. */
  parts: { title: string; lines: string[] }[]
  contact: string
  policy: string
  /** The link to the other language, in that language. */
  other: string
}
