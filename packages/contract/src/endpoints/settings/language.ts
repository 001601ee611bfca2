// Endpoint of a host's language. The frame of every page loads it, so it stands apart from the profile.
import { endpoint } from '../../endpoint.ts'
import { form } from '../../fields/schemas.ts'
import { hostLanguage } from '../../languages.ts'
import { done } from '../answers.ts'

export const setLanguage = endpoint({
  method: 'PATCH',
  path: '/settings/user/language',
  access: 'host',
  summary: 'Choose the language of emails and of the host’s pages',
  body: form({ language: hostLanguage }),
  response: done,
})
