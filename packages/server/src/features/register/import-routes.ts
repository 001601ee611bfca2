// Serves imported lists: preview, import, list, undo.
import * as calls from '@lifafa/contract/endpoints/register/imports'
import { REGISTER } from '@lifafa/contract/limits'
import { hostRegisterRefusals } from '@lifafa/contract/sentences/host/register-refusals'
import { fieldFailure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import type { Services } from '../../services.ts'
import { getBoxOfHost } from '../event-boxes/reads.ts'
import { listImports } from './reads/imports.ts'
import { readList } from './rules/read-list.ts'
import { importGivers, undoImport } from './writes/imports.ts'

const SAMPLE = 5

export function importRoutes(serve: Serve, { db, now }: Services): void {
  serve(
    calls.importList,
    async ({ accountId: hostId, params: { id: boxId }, body: { rows, dry_run, year = null, ...list } }) => {
      await getBoxOfHost(db, hostId, boxId)
      const { columns, above, givers, leftOut, unreadAmounts } = readList(rows)
      if (givers.length === 0) throw fieldFailure('rows', hostRegisterRefusals.listEmpty)
      const gifts = givers.filter(({ amount_paise }) => amount_paise !== null).length
      if (!dry_run) {
        if (gifts > 0 && list.occasion === '')
          throw fieldFailure('occasion', hostRegisterRefusals.occasionRequired)
        await importGivers(db, { hostId, boxId }, { ...list, year, givers, now: now() })
      }
      const sample = givers.slice(0, SAMPLE)
      return {
        ...{ success: true, columns, above, sample, givers: givers.length, gifts },
        ...{ left_out: leftOut, unread_amounts: unreadAmounts },
      }
    },
    { maxBodyBytes: REGISTER.maxImportBytes, limit: 'importList' },
  )

  serve(calls.listImports, async ({ accountId, params }) => {
    await getBoxOfHost(db, accountId, params.id)
    const imports = await listImports(db, params.id)
    return { imports: imports.map((list) => ({ ...list, occasion: list.occasion ?? '' })) }
  })

  serve(calls.undoImport, async ({ accountId: hostId, params: { id: boxId, list } }) => {
    await undoImport(db, { hostId, boxId }, list)
    return { success: true }
  })
}
