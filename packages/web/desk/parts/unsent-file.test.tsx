// Tests the file of what a device could not send.
import { deskWords } from '@lifafa/contract/register/desk-words'
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { hearServerTime } from '../../app/lib/time/server-clock.ts'
import { entered, write } from '../queue/queue.ts'
import { cash, DEVICE, HANDOVER } from '../test/samples.ts'
import { show } from '../test/show.tsx'
import { UnsentFile } from './unsent-file.tsx'

afterEach(() => vi.unstubAllGlobals())

test('the times in a file are those of the server, however wrong the clock of the device is', async () => {
  const [byDevice, byServer] = [1_800_000_000_000, 1_800_086_400_000]
  vi.setSystemTime(byDevice)
  hearServerTime(new Response(null, { headers: { date: new Date(byServer).toUTCString() } }), byDevice)
  const share = vi.fn<(shared: { files: File[] }) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', { language: 'en', canShare: () => true, share })
  const at = (ms: number) => new Date(ms - 60_000).toISOString()
  const queue = write(entered(null, DEVICE), 'e', cash(), at(byDevice))
  show(queue, <UnsentFile />, { handovers: [{ ...HANDOVER, at: at(byDevice) }] })
  vi.useRealTimers()
  fireEvent.click(screen.getByRole('button', { name: deskWords.en.unsentFile }))
  const [file] = share.mock.calls[0]?.[0].files ?? []
  expect(JSON.parse((await file?.text()) ?? '')).toMatchObject({
    versions: [{ id: 'e', written_at: at(byServer) }],
    handovers: [{ id: 'h', at: at(byServer) }],
  })
})
