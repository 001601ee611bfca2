// The lists below the card: what was just saved, the last entries, gifts of others, and entries that need a decision.
import { Button } from '../app/ui/buttons/button.tsx'
import { classNames } from '../app/ui/class-names.ts'
import { Notice } from './parts/notice.tsx'
import { UnsentFile } from './parts/unsent-file.tsx'
import { useDesk, useDeskState } from './parts/use-desk.tsx'
import { isOpen, newest, numberOf, unsent, unsentHandovers, type Written } from './queue/queue.ts'
import { useLanguage } from './words.tsx'

const LAST = 5

interface ListProps {
  entries: readonly Written[]
  onChange?: ((entry: Written) => void) | undefined
}

export const isRefused = ({ refused }: { refused?: string | null }) => typeof refused === 'string'

const isVoid = (entry: Written) => newest(entry).void_reason !== ''

/** The line that the card became: the number for the envelope, the amount in words, and Undo. */
export function JustSaved({ entry, onUndo }: { entry: Written; onUndo: () => void }) {
  const { words, gift, inWords } = useLanguage()
  const { kind, name, village, amount_paise } = newest(entry)
  const number = numberOf(entry)
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border border-leaf/40 bg-leaf-wash px-4 py-3"
    >
      <div className="wrap-anywhere min-w-0">
        <p className="font-semibold text-leaf text-lg">
          {kind === 'cash' || kind === 'cheque' ? words.writeNumber(number) : number}
        </p>
        <p translate="no">{[gift(newest(entry)), name, village].filter(Boolean).join(' · ')}</p>
        {amount_paise ? <p className="text-muted text-sm">{inWords(amount_paise)}</p> : null}
      </div>
      {isOpen(entry) && (
        <Button variant="secondary" onClick={onUndo}>
          {words.undo}
        </Button>
      )}
    </div>
  )
}

export function LastEntries({ entries, onChange }: ListProps) {
  const { words } = useLanguage()
  return (
    <section aria-labelledby="last">
      <h2 id="last" className="mb-2 text-maroon text-xl">
        {words.lastEntries}
      </h2>
      <p className="mb-2 text-muted empty:hidden">
        {entries.length === 0 ? words.noEntries : onChange && words.tapToCorrect}
      </p>
      <EntryList entries={entries.slice(-LAST).reverse()} onChange={onChange} />
    </section>
  )
}

/** Each entry a button that opens it. */
export function EntryList({ entries, onChange }: ListProps) {
  const { gift } = useLanguage()
  return (
    <ul className="grid gap-2">
      {entries.map((entry) => {
        const { name, village, void_reason } = newest(entry)
        return (
          <li key={entry.id}>
            <button
              type="button"
              disabled={!onChange || !isOpen(entry)}
              onClick={() => onChange?.(entry)}
              className="flex w-full flex-wrap items-center gap-x-3 rounded-field border border-line bg-card px-4 py-2.5 text-left not-disabled:hover:border-maroon/50"
            >
              <span className="min-w-12 flex-none font-semibold text-muted tabular-nums">
                {numberOf(entry)}
              </span>
              <span
                translate="no"
                className={classNames('wrap-anywhere min-w-24 flex-1', isVoid(entry) && 'line-through')}
              >
                <span className="block font-semibold">{name || '—'}</span>
                {village && <span className="block text-muted text-sm">{village}</span>}
              </span>
              <span className="ml-auto text-right">
                <span
                  className={classNames('block font-semibold text-maroon', isVoid(entry) && 'line-through')}
                >
                  {gift(newest(entry))}
                </span>
                <Mark entry={entry} isVoid={void_reason !== ''} />
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Mark({ entry, isVoid }: { entry: Written; isVoid: boolean }) {
  const { words } = useLanguage()
  if (entry.earlierNumber)
    return <span className="block text-danger text-sm">{words.formerly(entry.earlierNumber)}</span>
  const text =
    entry.countedIn !== null ? words.counted(entry.countedIn) : isVoid ? words.struckOut : undefined
  return text === undefined ? null : <span className="block text-muted text-sm">{text}</span>
}

/** Gifts online and of other desks, as the host lets this desk see them. */
export function Others() {
  const { words, time, gift } = useLanguage()
  const { others, isConnected } = useDeskState()
  if (others.length === 0 && isConnected) return null
  return (
    <section aria-labelledby="others">
      <h2 id="others" className="mb-2 text-maroon text-xl">
        {words.others}
      </h2>
      {!isConnected && <p className="mb-2 text-muted">{words.onlineLater}</p>}
      <ul className="grid gap-1.5">
        {others.slice(0, LAST).map(({ id, name, village, number, online, amount_paise, given_at }) => (
          <li key={id} className="flex animate-rise flex-wrap items-baseline gap-x-3 px-1">
            <span
              className={classNames(
                'min-w-12 flex-none font-semibold tabular-nums',
                online ? 'text-leaf' : 'text-muted',
              )}
            >
              {online ? `✓ ${words.online}` : number}
            </span>
            <span translate="no" className="wrap-anywhere min-w-24 flex-1">
              {[name, village].filter(Boolean).join(', ') || '—'}
            </span>
            <span className="flex-none text-muted text-sm">
              {amount_paise !== null && gift({ kind: 'cash', amount_paise } as Parameters<typeof gift>[0])}{' '}
              {time(given_at)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Entries that the server refused: nothing of them is overwritten before somebody has decided. Hand-overs that it refused, too. */
export function ToDecide({ entries, onChange }: Required<ListProps>) {
  const desk = useDesk()
  const { handovers } = useDeskState()
  const { words, gift, handover, rule } = useLanguage()
  const ofEntries = entries.filter(isRefused).map((entry) => (
    <Notice key={entry.id} tone="wrong">
      <p className="wrap-anywhere">
        <b translate="no" className="font-semibold">
          {[numberOf(entry), newest(entry).name, gift(newest(entry))].join(' · ')}
        </b>
        <br />
        {words.refusals[entry.refused ?? 'invalid']}
      </p>
      {/* A correction for an earlier desk: its host takes it in by the file. An entry without room is nowhere else. */}
      {(entry.refused === 'full' || (entry.refused === 'notYours' && entry.stored > 0)) && <UnsentFile />}
      {entry.refused === 'invalid' ? (
        <Button variant="secondary" onClick={() => onChange(entry)}>
          {words.change(numberOf(entry))}
        </Button>
      ) : (
        <Button variant="secondary" onClick={() => void desk.keepStored(entry.id)}>
          {entry.refused === 'full' ? words.removeSaved : words.keepStored}
        </Button>
      )}
    </Notice>
  ))
  const ofHandovers = handovers.filter(isRefused).map((each) => (
    <Notice key={each.id} tone="wrong">
      <p className="wrap-anywhere">
        <b className="font-semibold">{handover(each)}</b>
        <br />
        {rule(each.refused ?? '')}
      </p>
      <UnsentFile />
      <Button variant="secondary" onClick={() => void desk.removeHandover(each.id)}>
        {words.removeSaved}
      </Button>
    </Notice>
  ))
  return [...ofEntries, ...ofHandovers]
}

/** `37 entries · all sent ✓`, `3 waiting for network`. */
export function StatusLine() {
  const { words } = useLanguage()
  const { queue, handovers, isConnected, isSending, obstacle } = useDeskState()
  if (!queue) return null
  const refused = [...queue.entries, ...handovers].filter(isRefused).length
  const waiting = unsent(queue).length + unsentHandovers(handovers).length - refused
  const state =
    waiting === 0
      ? words.allSaved
      : obstacle
        ? words.notSent(waiting)
        : isConnected && isSending
          ? words.sending(waiting)
          : words.waiting(waiting)
  return (
    <p role="status" className="text-cream">
      <span>{words.entries(queue.entries.filter((entry) => !isVoid(entry)).length)}</span>
      {' · '}
      <span className={classNames(waiting > 0 && 'font-semibold text-saffron')}>{state}</span>
      {refused > 0 && <span className="font-semibold text-saffron">{` · ${words.toLookAt(refused)}`}</span>}
    </p>
  )
}
