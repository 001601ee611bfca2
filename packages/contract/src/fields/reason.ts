// The field in which an administrator says why something is done.
import { MAX_LENGTH } from '../limits.ts'
import { adminPagesSentences } from '../sentences/admin/settings.ts'
import { line } from './schemas.ts'

export const reason = line(adminPagesSentences.reasonRequired, MAX_LENGTH.reason)
