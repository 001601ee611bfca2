// Event boxes that are not created: invalid fields, days out of range, too many in an hour.
import { eventBoxSentences as sentences } from '@lifafa/contract/sentences/host/event-boxes'
import { aSignedInHost } from '../../test/fixtures.ts'
import {
  activitiesOfHost,
  boxesOfHost,
  CREATE,
  createBox,
  otherEvent,
  wedding,
} from '../../test/hosts/host-boxes.ts'
import { test as base, expect } from '../../test/test.ts'

const test = base.extend('host', ({ app }) => {
  app.clock.now = new Date('2026-11-21T06:30:00Z')
  return aSignedInHost(app)
})

test('invalid input names every field with its message, and stores nothing [box-17]', async ({
  app,
  host,
}) => {
  const { status, body } = await createBox(host, { event_type: 'marriage', name: ' ', location: '' })
  expect(status).toBe(400)
  expect(body).toMatchObject({
    success: false,
    errors: {
      name: [sentences.nameRequired],
      location: [sentences.locationRequired],
      marriage_date: [sentences.dateRequired],
      groom_name: [sentences.groomRequired],
      bride_name: [sentences.brideRequired],
    },
  })
  expect(await boxesOfHost(app, host)).toEqual([])
  expect(await activitiesOfHost(app, host)).toEqual([])
})

test.for(['birthday', '', 'Marriage', 7])(
  'an event is a marriage or another one: %j is refused [box-18]',
  async (type, { app, host }) => {
    expect(await createBox(host, { ...otherEvent, event_type: type })).toMatchObject({
      status: 400,
      body: { errors: { event_type: [expect.any(String)] } },
    })
    expect(await boxesOfHost(app, host)).toEqual([])
  },
)

test('the day of an event is not before today, which in India begins at 18:30 UTC [box-19]', async ({
  app,
  host,
}) => {
  app.clock.now = new Date('2026-11-22T18:29:59.999Z')
  expect((await createBox(host, wedding)).status).toBe(200)
  app.clock.now = new Date('2026-11-22T18:30:00.000Z')
  expect(await createBox(host, wedding)).toMatchObject({
    status: 400,
    body: { message: sentences.dateInPast, errors: { marriage_date: [sentences.dateInPast] } },
  })
  expect(await boxesOfHost(app, host)).toHaveLength(1)
})

test('the day of an event is at most five years ahead', async ({ app, host }) => {
  expect((await createBox(host, { ...wedding, marriage_date: '2031-11-21' })).status).toBe(200)
  expect(await createBox(host, { ...wedding, marriage_date: '2031-11-22' })).toMatchObject({
    status: 400,
    body: { message: sentences.dateTooFar, errors: { marriage_date: [sentences.dateTooFar] } },
  })
  expect(await boxesOfHost(app, host)).toHaveLength(1)
})

test('the thirty-first box within an hour from one address must wait', async ({ host }) => {
  const statuses = []
  for (let count = 0; count < 31; count++)
    statuses.push((await host.call(CREATE, otherEvent, { remoteAddress: '192.0.2.1' })).status)
  expect(statuses).toEqual([...Array(30).fill(200), 429])
})
