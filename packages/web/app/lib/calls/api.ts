// Calls the API as the host, or without a session.
import type { Answer, Endpoint } from '@lifafa/contract/endpoint'
import { chosenLanguage } from '../language/language.tsx'
import { refusalInHindi } from '../language/refusals.ts'
import { hostSession } from '../session/host-session.ts'
import { callerAs, type Inputs } from './caller.ts'

const callAsHost = callerAs(hostSession)

/** Calls an endpoint of the contract. Throws ApiError, whose sentences are in the host's language. */
export function call<E extends Endpoint>(endpoint: E, ...inputs: Inputs<E>): Promise<Answer<E>> {
  // A refusal may end the session, which knows the language.
  const language = chosenLanguage()
  return callAsHost(endpoint, ...inputs).catch(async (error) => {
    throw language === 'hi' ? await refusalInHindi(error) : error
  })
}
