// Refuses to go on while a transfer is not carried out yet: a reversal of it would be refused.
import type { Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'

export function refuseUnprocessed(transferId: string, state: Row<'transfers'>['state']): void {
  if (state === 'created' || state === 'pending')
    throw new ProviderError('unavailable', `transfer ${transferId} is not carried out yet`)
}
