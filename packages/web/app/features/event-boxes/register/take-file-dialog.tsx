// Takes over the entries and hand-overs that a desk could not send, from the file that its page has saved.

import { handOver, type SentResults } from '@lifafa/contract/endpoints/register/desk'
import { type Desk, takeEntries } from '@lifafa/contract/endpoints/register/desks'
import { REGISTER } from '@lifafa/contract/limits'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { call } from '../../../lib/calls/api.ts'
import { useSingleFlight } from '../../../lib/calls/use-single-flight.ts'
import type { DialogProps } from '../../../lib/dialogs/use-dialog.tsx'
import { FormProblems } from '../../../lib/forms/form-problems.tsx'
import { sentencesOf } from '../../../lib/network/api-error.ts'
import { changedByEntry } from '../../../lib/register/register-queries.ts'
import { useRegisterSentences } from '../../../lib/register/register-sentences.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { Field } from '../../../ui/inputs/field.tsx'
import { Form } from '../../../ui/inputs/form.tsx'
import { TextInput } from '../../../ui/inputs/text-input.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface TakeFileDialogProps extends DialogProps {
  giftid: string
  desk: Desk
}

/** As the page of a desk saves it. */
const deskFile = z.object({
  letter: z.string(),
  versions: z.array(z.looseObject({ id: z.optional(z.string()) })),
  handovers: z._default(z.array(handOver.body), []),
})
type DeskFile = z.infer<typeof deskFile>
type Result = SentResults['results'][number]
type Taken = { results: Result[]; handovers: number }

async function readDeskFile(file: File): Promise<DeskFile | undefined> {
  try {
    return deskFile.parse(JSON.parse(await file.text()))
  } catch {
    return undefined
  }
}

function partsOf<Item>(list: readonly Item[]): Item[][] {
  const { maxSent } = REGISTER
  return Array.from({ length: Math.ceil(list.length / maxSent) }, (_, at) =>
    list.slice(at * maxSent, (at + 1) * maxSent),
  )
}

/** Repeated after a failure it stores nothing twice: versions and hand-overs have ids. */
async function sendAll(
  params: { id: string; desk: string },
  { letter, versions, handovers }: DeskFile,
): Promise<Taken> {
  const results: Result[] = []
  for (const some of partsOf(versions)) {
    // The server looks back in one call alone: in the next one, these would replace what the host has written meanwhile.
    const refused = new Set(results.filter(({ result }) => result === 'refused').map(({ id }) => id))
    const isAfter = ({ id = '' }) => refused.has(id)
    const body = { letter, versions: some.filter((version) => !isAfter(version)), handovers: [] }
    results.push(...(await call(takeEntries, { params, body })).results)
    for (const { id = '' } of some.filter(isAfter))
      results.push({ id, result: 'refused', code: 'earlierMissing' })
  }
  // A register takes fewer hand-overs than entries: one that is refused keeps no entry back.
  for (const some of partsOf(handovers))
    await call(takeEntries, { params, body: { letter, versions: [], handovers: some } })
  return { results, handovers: handovers.length }
}

export function TakeFileDialog({ giftid, desk, onDone: _, ...rest }: TakeFileDialogProps) {
  const sentences = useRegisterSentences()
  const queries = useQueryClient()
  const { once, isBusy } = useSingleFlight()
  const [file, setFile] = useState<File>()
  const [error, setError] = useState<string>()
  const [problems, setProblems] = useState<string[]>([])
  const [taken, setTaken] = useState<Taken>()

  async function take() {
    setProblems([])
    const read = file && (await readDeskFile(file))
    if (!read) return setError(file ? sentences.fileWrong : sentences.fileRequired)
    try {
      setTaken(await sendAll({ id: giftid, desk: desk.id }, read))
    } catch (failure) {
      setProblems(sentencesOf(failure, sentences.takeFailed))
    }
    // The window may have been closed meanwhile.
    rest.onOpenChange(true)
    await Promise.all(changedByEntry(giftid).map((queryKey) => queries.invalidateQueries({ queryKey })))
  }

  return (
    <Dialog {...rest} title={sentences.takeFileTitle} description={sentences.takeFileText}>
      {taken ? (
        <Outcome {...taken} onClose={() => rest.onOpenChange(false)} />
      ) : (
        <Form
          isBusy={isBusy}
          onSubmit={(event) => {
            event.preventDefault()
            void once(take)
          }}
        >
          <Field label={sentences.file} error={error}>
            <TextInput
              type="file"
              accept=".json,application/json"
              className="py-3"
              onChange={({ target }) => {
                setError(undefined)
                setFile(target.files?.[0])
              }}
            />
          </Field>
          <FormProblems problems={problems} />
          <Button type="submit" busy={isBusy} busyLabel={sentences.taking} wide>
            {sentences.takeIn}
          </Button>
        </Form>
      )}
    </Dialog>
  )
}

function Outcome({ results, handovers, onClose }: Taken & { onClose: () => void }) {
  const sentences = useRegisterSentences()
  const countOf = (outcome: Result['result']) => results.filter(({ result }) => result === outcome).length
  const refused = new Map<NonNullable<Result['code']>, number>()
  for (const { result, code = 'invalid' } of results)
    if (result === 'refused') refused.set(code, (refused.get(code) ?? 0) + 1)
  return (
    <div className="grid gap-5">
      <div role="status">
        {results.length > 0 && <p>{sentences.taken(countOf('stored'), countOf('already'))}</p>}
        {handovers > 0 && <p>{sentences.handoversTaken(handovers)}</p>}
      </div>
      {refused.size > 0 && (
        <div>
          <p className="text-danger">{sentences.refused(countOf('refused'))}</p>
          <ul className="mt-1 list-disc pl-5">
            {[...refused].map(([code, count]) => (
              <li key={code}>{sentences.refusedBecause(sentences.refusals[code], count)}</li>
            ))}
          </ul>
        </div>
      )}
      <Button onClick={onClose}>{sentences.done}</Button>
    </div>
  )
}
