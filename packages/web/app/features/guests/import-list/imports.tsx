// The lists that were imported into an event box, each with a button that undoes it.
import type { Answer } from '@lifafa/contract/endpoint'
import { listImports, undoImport } from '@lifafa/contract/endpoints/register/imports'
import { importListSentences } from '@lifafa/contract/sentences/host/import-list'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/calls/api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import { useSentences } from '../../../lib/language/language.tsx'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { registerKey } from '../../../lib/register/register-queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'

const importsQuery = (giftid: string) =>
  queryOptions({
    queryKey: [...registerKey(giftid), 'imports'],
    queryFn: async () => (await call(listImports, { params: { id: giftid } })).imports,
  })

type ListedImport = Answer<typeof listImports>['imports'][number]

export function Imports({ giftid }: { giftid: string }) {
  const sentences = useSentences('importList', importListSentences)
  const query = useQuery({ ...importsQuery(giftid), meta: { failed: sentences.listFailed } })
  return (
    <Loaded query={query} failedTitle={sentences.listFailed} skeleton={null}>
      {(imports) =>
        imports.length > 0 && (
          <section>
            <h3 className="mb-1 font-semibold font-text">{sentences.before}</h3>
            <ul className="divide-y divide-line rounded-field border border-line">
              {imports.map((list) => (
                <ImportedList key={list.id} giftid={giftid} list={list} />
              ))}
            </ul>
          </section>
        )
      }
    </Loaded>
  )
}

function ImportedList({ giftid, list }: { giftid: string; list: ListedImport }) {
  const sentences = useSentences('importList', importListSentences)
  const { run, isBusy } = useAction(() => call(undoImport, { params: { id: giftid, list: list.id } }), {
    done: sentences.undone,
    failed: sentences.undoFailed,
    keys: [registerKey(giftid)],
  })
  const event = [list.occasion, list.year].filter(Boolean).join(', ')
  return (
    <li className="flex items-center gap-3 px-4 py-2">
      <span className="wrap-anywhere min-w-0 flex-1">
        <span className="block font-semibold">{event || list.file}</span>
        <span className="block text-muted text-sm">
          {[sentences.names(list.givers), ...(list.gifts > 0 ? [sentences.amounts(list.gifts)] : [])].join(
            ', ',
          )}
        </span>
      </span>
      <Button
        variant="secondary"
        busy={isBusy}
        onClick={() => run()}
        aria-label={sentences.undoList(event || list.file)}
      >
        {sentences.undo}
      </Button>
    </li>
  )
}
