// The languages in which a host reads the product; guests have their own list (guest-page/languages.ts).
import * as z from 'zod/mini'
import { requestSentences } from './sentences/fields/request.ts'

/** BCP 47 tags. */
export const hostLanguage = z.enum(['en', 'hi'], { error: requestSentences.malformed })
export type HostLanguage = z.infer<typeof hostLanguage>
