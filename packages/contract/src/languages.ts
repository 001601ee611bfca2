// The languages in which a host reads the product; guests have their own list (guest-page/languages.ts).
import * as z from 'zod/mini'
import { requestSentences } from './sentences/fields/request.ts'

/** BCP 47 tags; the first is the default. */
export const HOST_LANGUAGES = ['en', 'hi'] as const
export const hostLanguage = z.enum(HOST_LANGUAGES, { error: requestSentences.malformed })
export type HostLanguage = z.infer<typeof hostLanguage>

/** The cookie that stores a choice: of a guest, or of a host before sign-in. */
export const LANGUAGE_COOKIE = 'language'

/** The parameter of an address that makes a choice. */
export const LANGUAGE_PARAMETER = 'lang'
