// Which marks are taken off an address, and which addresses are left as they are.
import { expect, test } from 'vitest'
import { cleanPath } from './clean-address.ts'

const BOX = '/contribute/7Hn2kQx9ZbC4vTfLmR3sWd'
const RECEIPT = `${BOX}/receipt/_${'aB-9_'.repeat(8)}xA`

test.each([
  '.',
  '…।',
  '।',
  '॥',
  ')',
  ',',
  '"',
  '”',
  '’',
  '*',
  '_',
  '~',
  '​',
  '‍',
  '!',
  '?',
  ';',
  ':',
  '>',
  ']',
  '&fbclid=1',
  '%E0%A4',
])('“%s” behind an address is no part of it', (mark) => {
  for (const path of [BOX, RECEIPT]) expect(cleanPath(path + mark)).toBe(path)
})

test.each([
  [`${BOX} is the link`, BOX],
  [`${BOX}Thanks`, BOX],
  [`${BOX}पर दें`, BOX],
  [`${BOX}./`, `${BOX}/`],
  [BOX.replace('/7', '/*7').concat('*'), BOX],
  [BOX.replace('/7', '/_7').concat('_'), BOX],
  [BOX.replace('/7', '/<7').concat('>'), BOX],
  [BOX.replace('n2k', 'n2​k'), BOX],
  [BOX.replace('contribute', 'Contribute'), BOX],
  [`${RECEIPT}/receipt.png).`, `${RECEIPT}/receipt.png`],
  ['/g/hkrm-bqat-cdpn.', '/g/hkrm-bqat-cdpn'],
  ['/g/hkrm-bqat-cdpn पर', '/g/hkrm-bqat-cdpn'],
  ['/g/hkrm bqat cdpn', '/g/hkrm-bqat-cdpn'],
  ['/g/hkrm–bqat‑cdpn.', '/g/hkrm-bqat-cdpn'],
  ['/G/HKRM-BQAT-CDPN', '/g/HKRM-BQAT-CDPN'],
  ['/posters/7Hn2kQx9ZbC4vTfLmR3sWd/a5.pdf,', '/posters/7Hn2kQx9ZbC4vTfLmR3sWd/a5.pdf'],
  ['/event/7Hn2kQx9ZbC4vTfLmR3sWd।', '/event/7Hn2kQx9ZbC4vTfLmR3sWd'],
  ['/about-us.', '/about-us'],
  ['/).', '/'],
  ['/*', '/'],
])('%s means %s', (typed, meant) => {
  expect(cleanPath(typed)).toBe(meant)
})

test.each([
  '//evil.example.',
  '/\u200b/evil.example',
  '//\\evil.example',
  '///evil.example/x.',
  '/\u200b//evil.example',
])('%s leads to no other host', (path) => {
  expect(cleanPath(path)).toMatch(/^\/evil\.example/)
})

test.each([
  ...['/', BOX, `${BOX}/`, RECEIPT, `${RECEIPT}/receipt.png`, '/g/hkrm-bqat-cdpn', '/g/hkrmbqatcdpn'],
  ...['/auth.data', '/_.data', '/__manifest', '/assets/entry-B_x-1.js', '/.well-known/security.txt', '/%zz'],
  ...['/contribute/*', "/contribute/\0'", '/g/।'],
])('%s is clean', (path) => {
  expect(cleanPath(path)).toBe(path)
})
