// Imports a list: a file is chosen, its columns and first rows are shown as they were understood, and it is imported or not.
import type { ListedBox } from '@lifafa/contract/endpoints/event-boxes'
import { importList } from '@lifafa/contract/endpoints/register/imports'
import { importListSentences } from '@lifafa/contract/sentences/host/import-list'
import { type ChangeEvent, useState } from 'react'
import { call } from '../../../lib/calls/api.ts'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { useLanguage, useSentences } from '../../../lib/language/language.tsx'
import { ruleInHindi } from '../../../lib/language/refusals.ts'
import { sentencesOf } from '../../../lib/network/api-error.ts'
import { Field } from '../../../ui/inputs/field.tsx'
import { FileInput } from '../../../ui/inputs/file-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { ImportPreview, type ReadFile } from './import-preview.tsx'
import { Imports } from './imports.tsx'

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
  const [problem, setProblem] = useState<string>()
  const { once, isBusy } = useSingleFlight()

  async function read(file: File) {
    setProblem(undefined)
    try {
      const { readListFile } = await import('./read-list-file.ts')
      const read = await readListFile(file)
      if ('problem' in read) {
        setProblem(language === 'hi' ? await ruleInHindi(read.problem) : read.problem)
        return
      }
      const list = { id: crypto.randomUUID(), file: nameOf(file), rows: read.rows }
      const answer = await call(importList, { params: { id: giftid }, body: { ...list, dry_run: true } })
      onRead({ list, answer, sheets: read.sheets })
    } catch (error) {
      setProblem(sentencesOf(error, sentences.failed).join(' '))
    }
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // Otherwise the same file, chosen again after a failure, is no change.
    currentTarget.value = ''
    if (file) void once(() => read(file))
  }

  return (
    <Field label={sentences.choose} hint={isBusy ? sentences.reading : sentences.dropHere} error={problem}>
      <FileInput
        accept=".xlsx,.csv,text/csv"
        onChange={choose}
        aria-busy={isBusy || undefined}
        className="border-2 border-field-line border-dashed p-4"
      />
    </Field>
  )
}

const MAX_FILE_NAME = 60

/** Phones put marks of direction around a number in a name, which no field of ours takes. */
const DIRECTION = /[\u200e\u200f\u061c\u202a-\u202e\u2066-\u2069]/g
const nameOf = (file: File): string =>
  [...file.name.replace(DIRECTION, '').trim()].slice(-MAX_FILE_NAME).join('')
