// Calls the API as the host, or without a session.
import { chosenLanguage } from '../language/language.tsx'
import { refusalInHindi } from '../language/refusals.ts'
import { hostSession } from '../session/host-session.ts'
import { callerAs } from './caller.ts'

const callAsHost = callerAs(hostSession)

/** Refusals are in the host's language. */
export const call: typeof callAsHost = (...args) => {
  // A refusal may end the session, which knows the language.
  const language = chosenLanguage()
  return callAsHost(...args).catch(async (error) => {
    throw language === 'hi' ? await refusalInHindi(error) : error
  })
}
