// Starts an etcd of one member, which keeps the lock of the primary. (Three machines have a member each: docs/several-servers.md.)
import { join } from 'node:path'
import { freePort } from '../../../tools/free-port.mjs'
import { type Program, startProgram } from '../programs/start-program.ts'
import { untilReady } from '../programs/until-ready.ts'

export async function startEtcd(path: string, folder: string): Promise<Program & { port: number }> {
  const [port, peerPort] = [await freePort(), await freePort()]
  const [clients, peers] = [`http://127.0.0.1:${port}`, `http://127.0.0.1:${peerPort}`]
  const program = startProgram(
    path,
    [
      ...['--name', 'one', '--data-dir', join(folder, 'etcd')],
      ...['--listen-client-urls', clients, '--advertise-client-urls', clients],
      ...['--listen-peer-urls', peers, '--initial-advertise-peer-urls', peers],
      ...['--initial-cluster', `one=${peers}`],
    ],
    { folder, name: 'etcd' },
  )
  await untilReady(program, () =>
    fetch(`${clients}/health`).then(
      ({ ok }) => ok,
      () => false,
    ),
  )
  return { ...program, port }
}
