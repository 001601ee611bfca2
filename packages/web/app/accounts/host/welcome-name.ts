// The name in the welcome toast of the first sign-in (docs/specification.md §4).
import type { User } from '@lifafa/contract/endpoints/auth'
import { authSentences } from '@lifafa/contract/sentences/auth'

/** First and last name, else the part before the @, else `User`. */
export const welcomeName = ({
  first_name,
  last_name,
  email,
}: Pick<User, 'first_name' | 'last_name' | 'email'>): string =>
  `${first_name} ${last_name}`.trim() || email.split('@')[0] || authSentences.welcomeFallbackName
