// Tests the sound of gifts on a page that nobody has touched: the browser lets it play only after that.
import type { LiveUpdate } from '@lifafa/contract/endpoints/live-updates'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { browserStore } from '../../lib/browser/browser-storage.ts'
import { show } from '../../test/show.tsx'
import { SoundSwitch } from './sound-switch.tsx'

const live = vi.hoisted(() => ({ received: (_update: LiveUpdate) => {} }))
vi.mock('../../lib/live-updates/live-updates.ts', () => ({
  useLiveUpdates: (listener: typeof live) => Object.assign(live, listener),
}))

const start = vi.fn()
class AudioNode {
  gain = { linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
  start = start
  stop() {}
  connect() {
    return this
  }
}

test('gifts from before the first touch do not sound all at once after it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const touch = Promise.withResolvers<void>()
  vi.stubGlobal(
    'AudioContext',
    class extends AudioNode {
      resume = () => touch.promise
    },
  )
  vi.stubGlobal('GainNode', AudioNode)
  vi.stubGlobal('OscillatorNode', AudioNode)
  browserStore.setItem('gift-sound', 'on')
  show(<SoundSwitch />)
  const give = () => act(async () => live.received({ boxes: [{}] } as LiveUpdate))
  for (let gifts = 0; gifts < 3; gifts++) await give()
  vi.setSystemTime(Date.now() + 60_000)
  await act(async () => touch.resolve())
  expect(start).not.toHaveBeenCalled()
  await give()
  expect(start).toHaveBeenCalledTimes(2)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
