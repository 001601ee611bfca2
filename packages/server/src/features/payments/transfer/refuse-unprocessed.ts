// Throws while the provider has not carried out a transfer yet: it would refuse to reverse it.
import type { Row } from '../../../db/tables.ts'
import { ProviderError } from '../../../provider/provider.ts'

export function refuseUnprocessed(transferId: string, state: Row<'transfers'>['state']): void {
  if (state === 'created' || state === 'pending')
    throw new ProviderError('unavailable', `transfer ${transferId} is not carried out yet`)
}
