// Runs .ci/run before a release, in the terminal.
import { once } from 'node:events'
import { start } from '../processes/child-processes.mjs'
import { Refusal } from '../processes/refusal.mjs'

export async function runChecks() {
  const [code] = await once(start('.ci/run', [], { stdio: 'inherit' }), 'exit')
  if (code !== 0) throw new Refusal('A check failed: nothing was released.')
}
