// Serves the call by which a host asks for a linked account.
import { requestLinkedAccount } from '@lifafa/contract/endpoints/settings/linked-account'
import { audited } from '../../http/audited.ts'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { requestAccount } from './writes.ts'

export function linkedAccountRoutes(serve: Serve, services: Services): void {
  serve(
    requestLinkedAccount,
    async ({ accountId: hostId, body: { upi_id: upiId, pan }, log }) => {
      if (services.providerSettings.payoutMode !== 'route') throw new Failure('notFound')
      await audited(log, { event: 'request-linked-account', host: hostId }, () =>
        requestAccount({ ...services, now: services.now() }, { hostId, upiId, pan }),
      )
      return { success: true }
    },
    { limit: 'requestLinkedAccount' },
  )
}
