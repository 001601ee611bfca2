// Counts the cash and cheques of this desk. Two people count first; then the desk shows what was written down, and they close the count.
import type { Answer } from '@lifafa/contract/endpoint'
import { agrees, type countDesk, NOTES } from '@lifafa/contract/endpoints/register/desk-counts'
import type { Entry } from '@lifafa/contract/endpoints/register/entry'
import { parsePaise } from '@lifafa/contract/fields/typed-paise'
import { formatPaise, rupeesToPaise } from '@lifafa/contract/money'
import { readCount, readNumber } from '@lifafa/contract/register/typed-entry'
import { newRequestKey } from '@lifafa/contract/request-key'
import { type ReactNode, type SubmitEvent, useState } from 'react'
import { ApiError } from '../app/lib/network/api-error.ts'
import { Button } from '../app/ui/buttons/button.tsx'
import { Field } from '../app/ui/inputs/field.tsx'
import { TextInput } from '../app/ui/inputs/text-input.tsx'
import { ChangeSheet, intoView } from './change.tsx'
import { handOut } from './device/hand-out.ts'
import { EntryList, isRefused } from './entries.tsx'
import { Notice } from './parts/notice.tsx'
import { Sheet } from './parts/sheet.tsx'
import { useDesk, useDeskState, useQueue } from './parts/use-desk.tsx'
import type { CountInput } from './queue/desk.ts'
import { newest, type Queue, unsent, type Written } from './queue/queue.ts'
import { useLanguage } from './words.tsx'

type Compared = Answer<typeof countDesk>

type Listed = Pick<Entry, 'kind' | 'void_reason'>
/** A gift in cash or by cheque that was not struck out. */
const isMoney = ({ kind, void_reason }: Listed): boolean =>
  !void_reason && (kind === 'cash' || kind === 'cheque')

const isToFillIn = (entry: Written): boolean => isMoney(newest(entry)) && newest(entry).amount_paise === null

/** Amounts of the envelopes that no count has closed, of all devices of this desk. */
function openAmounts({ entries }: Queue, listed: readonly Entry[]): (number | null)[] {
  const own = new Set(entries.map(({ id }) => id))
  return [
    ...entries.filter(({ countedIn }) => countedIn === null).map(newest),
    ...listed.filter(({ id, counted_in }) => counted_in === null && !own.has(id)),
  ]
    .filter(isMoney)
    .map(({ amount_paise }) => amount_paise ?? null)
}

const whole = (typed = ''): number => readCount(typed)

/** In paise; NaN for what is no amount: the server says so. Coins and cheques may have them. */
const paise = (typed = ''): number => readNumber(typed, parsePaise) ?? 0

interface CountSheetProps {
  /** Fields by name, as they are typed: a sheet that was closed by mistake has them again. */
  typed: Readonly<Record<string, string>>
  onType: (typed: Record<string, string>) => void
  onClose: () => void
}

export function CountSheet({ typed: texts, onType, onClose }: CountSheetProps) {
  const desk = useDesk()
  const { words, failure } = useLanguage()
  const queue = useQueue()
  const { isConnected } = useDeskState()
  const [id] = useState(newRequestKey)
  const typed: Record<string, string> = { first_counter: queue.device.helper, ...texts }
  const [compared, setCompared] = useState<Compared>()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  const [changed, setChanged] = useState<Written>()

  const open = openAmounts(queue, desk.listed())
  const toFillIn = queue.entries.filter(isToFillIn)
  const waiting = unsent(queue)
  const refused = waiting.filter(isRefused).length
  const isReady = isConnected && waiting.length === 0
  const noteFields = NOTES.map((rupees) => [`notes_${rupees}`, words.notes(rupees)] as const)
  const moneyFields = [...noteFields.map(([name]) => name), 'coins', 'cheques', 'cheques_rupees']
  const countedPaise =
    NOTES.reduce((sum, rupees) => sum + rupeesToPaise(rupees * whole(typed[`notes_${rupees}`])), 0) +
    paise(typed.coins) +
    paise(typed.cheques_rupees)

  const body = (): CountInput => ({
    id,
    ...Object.fromEntries(noteFields.map(([name]) => [name, whole(typed[name])])),
    coins_paise: paise(typed.coins),
    cheques: whole(typed.cheques),
    cheques_paise: paise(typed.cheques_rupees),
    first_counter: typed.first_counter ?? '',
    second_counter: typed.second_counter ?? '',
    ...(compared && {
      close: true,
      entries: compared.entries,
      expected_paise: compared.expected_cash_paise + compared.expected_cheques_paise,
      expected_cheques_paise: compared.expected_cheques_paise,
      reason: typed.reason ?? '',
      reason_by: typed.reason_by ?? '',
    }),
  })

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isBusy) return
    setIsBusy(true)
    setError(undefined)
    try {
      const answer = await desk.count(body())
      setCompared(answer)
      if (answer.number !== null) onType({})
    } catch (refused) {
      setError(refused)
      if (isOfSums(refused)) setCompared(undefined)
    } finally {
      setIsBusy(false)
    }
  }

  const input = (name: string, label: string, isNumber = true) => (
    <Field key={name} label={label}>
      <TextInput
        name={name}
        value={typed[name] ?? ''}
        onChange={(event) => onType({ ...texts, [name]: event.target.value })}
        inputMode={isNumber ? 'decimal' : 'text'}
        autoComplete="off"
        className={isNumber ? 'text-right tabular-nums' : undefined}
      />
    </Field>
  )

  if (compared && compared.number !== null)
    return (
      <Sheet title={words.countCash} onClose={onClose}>
        <Notice tone="good">
          <p className="font-semibold">{words.countClosed(compared.number)}</p>
          <Sum label={words.youCounted}>
            {formatPaise(compared.counted_cash_paise + compared.counted_cheques_paise)}
          </Sum>
          <Outcome compared={compared} />
        </Notice>
        <SheetToSign count={compared.number} />
      </Sheet>
    )

  if (changed) return <ChangeSheet entry={changed} onClose={() => setChanged(undefined)} />
  return (
    <Sheet title={words.countCash} onClose={onClose}>
      <form noValidate onSubmit={submit} className="grid gap-5">
        {error !== undefined && (
          <div ref={intoView} className="scroll-mt-24">
            <Notice tone="wrong">{failure(error)}</Notice>
          </div>
        )}
        <p className="font-semibold">
          {words.toCount(open.length, open.filter((amount) => amount === null).length)}
        </p>
        <p className="text-muted">{words.countText}</p>
        {!isReady && (
          <Notice tone="waiting">
            {isConnected && refused > 0 ? words.toLookAt(refused) : words.countNeedsNetwork}
          </Notice>
        )}
        {toFillIn.length > 0 && (
          <>
            <Notice tone="waiting">{words.toFillIn}</Notice>
            <EntryList entries={toFillIn} onChange={setChanged} />
          </>
        )}
        {!compared && (
          <>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-end gap-4">
              {input('first_counter', words.firstCounter, false)}
              {input('second_counter', words.secondCounter, false)}
            </div>
            <div className="grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] items-end gap-4">
              {noteFields.map(([name, label]) => input(name, label))}
              {input('coins', words.coins)}
              {input('cheques', words.cheques)}
              {input('cheques_rupees', words.chequesSum)}
            </div>
          </>
        )}
        <div className="border-line border-t pt-3">
          <Sum label={words.youCounted}>{Number.isNaN(countedPaise) ? '—' : formatPaise(countedPaise)}</Sum>
        </div>
        {compared && <Outcome compared={compared} />}
        {compared && !agrees(compared) && (
          <>
            {input('reason', words.reason, false)}
            {input('reason_by', words.reasonBy, false)}
          </>
        )}
        {compared && (
          <p className="text-muted">
            {!agrees(compared) && words.differenceStays} {words.isFinal}
          </p>
        )}
        <Button
          type="submit"
          size="lg"
          wide
          busy={isBusy}
          disabled={!isReady || toFillIn.length > 0 || !moneyFields.some((name) => typed[name]?.trim())}
        >
          {compared ? words.closeCount : words.compare}
        </Button>
        {compared && (
          <Button variant="quiet" onClick={() => setCompared(undefined)}>
            {words.countAgain}
          </Button>
        )}
      </form>
    </Sheet>
  )
}

/** The sums that were shown are old, or a field above them is wrong. A reason is written below them. */
const isOfSums = (error: unknown): boolean =>
  error instanceof ApiError &&
  error.isRefusal &&
  !Object.keys(error.errors).some((field) => field.startsWith('reason'))

function SheetToSign({ count }: { count: number }) {
  const desk = useDesk()
  const { words, language, failure } = useLanguage()
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<unknown>()
  async function make() {
    setIsBusy(true)
    setError(undefined)
    try {
      const bytes = Uint8Array.from(atob(await desk.sheet(count, language)), (char) => char.charCodeAt(0))
      await handOut([new File([bytes], `lifafa-count-${count}.pdf`, { type: 'application/pdf' })])
    } catch (failed) {
      setError(failed)
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <div className="mt-4 grid gap-3">
      {error !== undefined && <Notice tone="wrong">{failure(error)}</Notice>}
      <Button variant="secondary" busy={isBusy} onClick={() => void make()}>
        {words.sheetToSign}
      </Button>
      <p className="text-muted">{words.hostHasSheet}</p>
    </div>
  )
}

const Sum = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className="flex flex-wrap justify-between gap-x-4 text-lg">
    <span>{label}</span>
    <b className="ml-auto font-semibold tabular-nums">{children}</b>
  </p>
)

function Outcome({ compared }: { compared: Compared }) {
  const { words } = useLanguage()
  const { counted_cash_paise, expected_cash_paise, counted_cheques_paise, expected_cheques_paise } = compared
  const cash = { kind: words.kinds.cash, counted: counted_cash_paise, expected: expected_cash_paise }
  const cheques = {
    kind: words.kinds.cheque,
    counted: counted_cheques_paise,
    expected: expected_cheques_paise,
  }
  const hasCheques = cheques.counted + cheques.expected > 0
  return (hasCheques ? [cash, cheques] : [cash]).map(({ kind, counted, expected }) => {
    const size = formatPaise(Math.abs(counted - expected))
    return (
      <div key={kind} className="grid gap-1">
        <Sum label={hasCheques ? `${words.expected} · ${kind}` : words.expected}>{formatPaise(expected)}</Sum>
        <Sum label={words.difference}>
          <span className={counted === expected ? 'text-leaf' : 'text-danger'}>
            {counted === expected ? words.agrees : counted < expected ? words.short(size) : words.over(size)}
          </span>
        </Sum>
      </div>
    )
  })
}
