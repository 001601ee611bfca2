// The stream of a desk: it ends with the desk's right to read.
import type { AddressInfo } from 'node:net'
import { DESK_STREAM_PATH } from '@lifafa/contract/endpoints/register/desk'
import { aSignedInHost } from '../../test/fixtures.ts'
import { aDesk } from '../../test/register/desks.ts'
import { insertEventBox } from '../../test/rows.ts'
import { openEventStream } from '../../test/servers/live-stream.ts'
import { expect, test } from '../../test/test.ts'

test('a desk that is paused or ended loses its stream at once; others of the box keep theirs', async ({
  app,
}) => {
  const host = await aSignedInHost(app)
  const box = await insertEventBox(app.services.db, { host_id: host.row.id })
  await app.app.listen({ port: 0, host: '127.0.0.1' })
  const url = `http://127.0.0.1:${(app.app.server.address() as AddressInfo).port}`
  const follow = async () => {
    const { id, authorization } = await aDesk(app, box, host.row.id)
    return { id, stream: await openEventStream(url, DESK_STREAM_PATH, { authorization }) }
  }
  const [paused, ended, open] = [await follow(), await follow(), await follow()]
  const change = ({ id }: { id: string }, state: string) =>
    host.call(['PATCH', `/dashboard/giftbooks/${box.id}/desks/${id}`], { state })
  await change(paused, 'paused')
  while (await paused.stream.next());
  await change(ended, 'ended')
  while (await ended.stream.next());
  expect(await open.stream.next()).toEqual({})
  open.stream.close()
})
