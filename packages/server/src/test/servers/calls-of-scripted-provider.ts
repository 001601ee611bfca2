// Makes calls of a provider with scripted answers, and has answers that are good and bad.
import * as z from 'zod'
import { openProviderCalls } from '../../provider/client/provider-call.ts'
import type { Answer, ScriptedProvider } from './scripted-provider.ts'

export const thing = z.object({ id: z.string() })
export const GOOD: Answer = { body: { id: 'x' } }
export const DOWN: Answer = { status: 503, body: '<html>' }
export const CUT: Answer = { body: undefined }
export const CUT_LATE: Answer = { body: {}, isCut: true }
export const INVALID: Answer = { body: '<html>' }
export const TOO_MANY: Answer = { status: 429, body: {} }
export const REFUSED: Answer = { status: 400, body: {} }

export function callsOf(wire: ScriptedProvider) {
  const reported: unknown[] = []
  /** Names and outcomes of the calls, as metrics count them. */
  const counted: string[] = []
  const settings = {
    keyId: 'k',
    keySecret: 's',
    apiUrl: wire.url,
    payoutAccount: undefined,
    payoutMode: 'off' as const,
  }
  const call = openProviderCalls(settings, (...[event, about]) => {
    if (event === 'called') counted.push(`${about.name} ${about.outcome}`)
    else reported.push(event)
  })
  const ask = (method: 'GET' | 'POST', ...answers: Answer[]) => {
    wire.willAnswer(...answers)
    return call(thing, { method, path: '/things', ...(method === 'POST' && { body: {} }) })
  }
  return { call, ask, reported, counted }
}
