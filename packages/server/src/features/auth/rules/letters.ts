// Which letter carries a code, and who gets none.
import { CODE_LIFE_MINUTES } from '@lifafa/contract/limits'
import type { Letter } from '@lifafa/contract/web-build'
import type { CodePurpose, Row } from '../../../db/tables.ts'

type Recipient = Pick<Row<'hosts'>, 'first_name' | 'email_verified_at' | 'deactivated_at'>

/** Undefined where there is no such host, the host was shut out, or has nothing to verify. */
export function letterWithCode(
  purpose: CodePurpose,
  host: Recipient | undefined,
  code: string,
): Letter | undefined {
  if (!host || host.deactivated_at) return undefined
  if (purpose === 'host-reset') return { kind: 'reset-password', code, minutes: CODE_LIFE_MINUTES }
  if (purpose === 'host-verify' && !host.email_verified_at)
    return { kind: 'verify-email', firstName: host.first_name, code, minutes: CODE_LIFE_MINUTES }
  return undefined
}
