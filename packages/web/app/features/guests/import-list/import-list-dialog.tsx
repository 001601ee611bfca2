// Imports a list: a file is chosen, its columns and first rows are shown as they were understood, and it is imported or not. Lists that
// were imported before can be undone.

import type { Answer } from '@lifafa/contract/endpoint'
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { importList, listImports, undoImport } from '@lifafa/contract/endpoints/register/imports'
import { newRequestKey } from '@lifafa/contract/request-key'
import { importListSentences } from '@lifafa/contract/sentences/host/import-list'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { useAction } from '../../../lib/calls/use-action.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { FileField } from '../../../lib/forms/file-field.tsx'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { ruleInHindi } from '../../../lib/language/refusals.ts'
import { Loaded } from '../../../lib/queries/loaded.tsx'
import { registerKey } from '../../../lib/register/register-queries.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ImportPreview, type ReadFile } from './import-preview.tsx'

type ImportListDialogProps = DialogProps & { box: ListedBox }

export function ImportListDialog({ box, open, onOpenChange, finalFocus, onDone }: ImportListDialogProps) {
  const sentences = useSentences('importList', importListSentences)
  const [read, setRead] = useState<ReadFile>()
  const done = () => {
    // Another file may have been chosen since.
    setRead((now) => (now === read ? undefined : now))
    onDone()
  }
  return (
    <Dialog
      {...{ open, onOpenChange, finalFocus }}
      title={sentences.title}
      description={sentences.text}
      losesText
    >
      {read ? (
        <ImportPreview
          giftid={box.giftid}
          read={read}
          onOpenChange={onOpenChange}
          onDone={done}
          onBack={() => setRead(undefined)}
        />
      ) : (
        <div className="grid gap-6">
          <FileChoice giftid={box.giftid} onRead={setRead} />
          <Imports giftid={box.giftid} />
        </div>
      )}
    </Dialog>
  )
}

function FileChoice({ giftid, onRead }: { giftid: string; onRead: (read: ReadFile) => void }) {
  const sentences = useSentences('importList', importListSentences)
  const language = useLanguage()

  async function take(file: File) {
    const { readListFile } = await import('./read-list-file.ts')
    const read = await readListFile(file)
    if ('problem' in read) return language === 'hi' ? await ruleInHindi(read.problem) : read.problem
    const list = { id: newRequestKey(), file: nameOf(file), rows: read.rows }
    const answer = await call(importList, { params: { id: giftid }, body: { ...list, dry_run: true } })
    onRead({ list, answer, places: read.places, sheets: read.sheets })
    return undefined
  }

  return (
    <FileField
      label={sentences.choose}
      hint={sentences.dropHere}
      reading={sentences.reading}
      failed={sentences.failed}
      accept=".xlsx,.csv,text/csv"
      className="border-2 border-field-line border-dashed p-4"
      take={take}
    />
  )
}

const MAX_FILE_NAME = 60

/** Phones put marks of direction around a number in a name, which no field of ours takes. */
const DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g
const nameOf = (file: File): string =>
  [...file.name.replace(DIRECTION, '').trim()].slice(-MAX_FILE_NAME).join('')

const importsQuery = (giftid: string) =>
  queryOptions({
    queryKey: [...registerKey(giftid), 'imports'],
    queryFn: async () => (await call(listImports, { params: { id: giftid } })).imports,
  })

type ListedImport = Answer<typeof listImports>['imports'][number]

function Imports({ giftid }: { giftid: string }) {
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
