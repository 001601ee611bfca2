// Serves the statement of an event box, as a file in base64.
import { getBoxStatement } from '@lifafa/contract/endpoints/box-money'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { getBoxOfHost } from '../event-boxes/reads.ts'
import { readStatement } from './reads.ts'

export function boxStatementRoutes(serve: Serve, { db, web, settings, now }: Services): void {
  serve(
    getBoxStatement,
    async ({ accountId, params, query }) => {
      const box = await getBoxOfHost(db, accountId, params.id)
      const statement = await readStatement(db, box, { now: now(), holidays: settings.holidays })
      if (!statement) throw new Failure('statementTooLarge')
      const file = await web.makeFile({ kind: 'statement', format: query.format, statement }, accountId)
      return { success: true, content: Buffer.from(file).toString('base64') }
    },
    { limit: 'boxStatement' },
  )
}
