// Tests that pictures and emails have the colours of the style sheet.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as colours from './palette.ts'

test.each(Object.entries(colours))('%s is the token of that name', (name, colour) => {
  const tokens = readFileSync(new URL('app/styles/tokens.css', import.meta.url), 'utf8')
  const token = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  expect(tokens).toContain(`--color-${token}: ${colour};`)
})
