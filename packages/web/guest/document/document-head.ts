// The lines that begin the head of each of the guest's documents.
import * as colours from '../../palette.ts'

export const styleLinks = (hrefs: string[]): string =>
  hrefs.map((href) => `<link rel="stylesheet" href="${href}">`).join('')

/** `own`: HTML of this document, before the icon. */
export const documentHead = (own: string): string =>
  [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="theme-color" content="${colours.wine}">`,
    '<meta name="robots" content="noindex">',
    own,
    '<link rel="icon" type="image/svg+xml" href="/favicon.svg">',
  ].join('')
