// The provider as one process reaches it: slow, refusing, or without an answer, before or after it has acted.

import type { openProviderCalls } from '../../../provider/client/provider-call.ts'
import { readAnswer } from '../../../provider/client/read-answer.ts'
import { ProviderError } from '../../../provider/provider.ts'
import type { Process } from '../servers/process.ts'
import type { World } from '../world.ts'
import { DENIED, type Provider } from './provider.ts'

const FAULTS = ['slow', 'ill', 'cut off', 'killed before', 'killed after', 'denied', 'too often'] as const
const FAULTY = 0.15
/** Our client's timeout (provider-call.ts). */
const TIMEOUT_MS = 4_000

const INSTEAD = {
  denied: DENIED,
  'too often': {
    status: 429,
    text: '{"error":{"code":"BAD_REQUEST_ERROR","description":"Request failed"}}',
  },
  ill: { status: 502, text: '<html>Bad Gateway</html>' },
}

/** Our client's own code reads each answer. */
export const flakyCalls =
  (provider: Provider, process: Process, world: World): typeof openProviderCalls =>
  ({ keySecret }) =>
  async (answer, call) => {
    const name = `${call.method} ${call.path.split('?')[0]}`
    await process.turn(`asks the provider: ${name}`)
    const fault = world.faults && world.random.chance(FAULTY) ? world.random.pick(FAULTS) : 'none'
    if (fault !== 'none') world.steps.push(`             the provider is ${fault}: ${name}`)
    if (fault === 'ill' || fault === 'denied' || fault === 'too often')
      return readAnswer(answer, name, INSTEAD[fault])
    if (fault === 'killed before') await process.crash(`before the provider did ${name}`)
    const raw = await provider.answer(call, keySecret)
    if (raw.status !== 200) world.steps.push(`             the provider says to ${name}: ${raw.text}`)
    if (fault === 'killed after') await process.crash(`after the provider did ${name}`)
    if (fault === 'slow') await process.sleep(world.random.below(TIMEOUT_MS), `waits for ${name}`)
    if (fault === 'cut off') throw new ProviderError('unknown', 'the answer was cut off')
    await process.turn(`hears from the provider: ${name}`)
    return readAnswer(answer, name, raw)
  }
