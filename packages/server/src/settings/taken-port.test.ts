// A port that another program has, as the operator who starts the server is told of it.
import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { expect, test } from 'vitest'
import { namingPort } from './taken-port.ts'

test('a port that is taken is named by its setting, with the way out', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  const ours = createServer()
  const listening = once(ours.listen(port, '127.0.0.1'), 'listening')
  await expect(namingPort(listening, 'PORT', port)).rejects.toThrow(
    `PORT is ${port}, and another program has it: stop that one, or write another port.`,
  )
  other.close()
})

test('another error stays as it is', async () => {
  await expect(namingPort(Promise.reject(new Error('as it was')), 'PORT', 1)).rejects.toThrow('as it was')
})
