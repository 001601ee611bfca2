// Tests the text of a notification between servers.
import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { MAX_IN_NOTIFICATION, readNotification, writeNotification } from './live-updates.ts'

const ids = () => ({ hostId: randomUUID(), boxId: randomUUID(), id: randomUUID() })

test('as many contributions as are sent together fit into one notification, and are read back', () => {
  const sender = randomUUID()
  const updates = Array.from({ length: MAX_IN_NOTIFICATION }, ids)
  const text = writeNotification(sender, updates)
  expect(text.length).toBeLessThan(8000)
  expect(readNotification(text)).toEqual({ sender, updates })
})

test('changed boxes, and whose sessions have ended, are read back beside contributions', () => {
  const { id: _id, ...changed } = ids()
  const updates = [ids(), changed, { hostId: randomUUID() }]
  expect(readNotification(writeNotification('a server', updates))).toEqual({ sender: 'a server', updates })
})
