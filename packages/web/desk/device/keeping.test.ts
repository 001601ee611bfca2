// Tests how a private window is recognised.
import { afterEach, expect, test, vi } from 'vitest'
import { askToKeep } from './keeping.ts'

afterEach(() => vi.unstubAllGlobals())

const GIGABYTE = 1_000_000_000
const refused = () => Promise.reject(new DOMException('Security error when calling GetDirectory'))
const given = async () => ({})

test.each([
  ['Chrome', { quota: 100 * GIGABYTE, getDirectory: given }, true],
  ['a private window of Chrome', { quota: GIGABYTE, getDirectory: given }, false],
  ['a private window of Firefox or Safari', { quota: 10 * GIGABYTE, getDirectory: refused }, false],
  ['an older browser', { quota: 10 * GIGABYTE }, true],
] as const)('%s is recognised', async (_browser, { quota, ...storage }, keeps) => {
  const asked = { ...storage, persist: async () => false, estimate: async () => ({ quota }) }
  vi.stubGlobal('navigator', { storage: asked })
  expect(await askToKeep()).toBe(keeps)
})
