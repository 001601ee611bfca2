// A sandbox reaches its stand-in at an address of its own.
import { expect, test } from 'vitest'
import { readSettings } from '../settings.ts'
import { originOn } from './open-sandbox.ts'

test.each([
  ['192.168.1.5', 'http://192.168.1.5:3001'],
  ['::1', 'http://[::1]:3001'],
  ['0.0.0.0', 'http://127.0.0.1:3001'],
  ['::', 'http://127.0.0.1:3001'],
])('with HOST=%s the stand-in is asked where it listens', (HOST, url) => {
  expect(originOn(readSettings({ HOST }), 3001)).toBe(url)
})
