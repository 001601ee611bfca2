// The newest gifts, each with a button that hides it on the screen, or lets held words in.
import type { HostsHall } from '@lifafa/contract/endpoints/register/hall'
import { hallDialogSentences } from '@lifafa/contract/sentences/host/hall'
import { useSentences } from '../../../lib/language/language.tsx'
import { langOf } from '../../../lib/parts/lang-of.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import type { ChangeHall } from './hall-query.ts'

interface HallLinesProps {
  lines: HostsHall['lines']
  onChange: ChangeHall
}

export function HallLines({ lines, onChange }: HallLinesProps) {
  const sentences = useSentences('hall', hallDialogSentences)
  return (
    <section className="mt-4 border-line border-t pt-5">
      <h3 className="text-xl">{sentences.latest}</h3>
      <p className="mt-1 text-muted text-sm">{lines.length === 0 ? sentences.none : sentences.noAddress}</p>
      <ul className="mt-2 divide-y divide-line">
        {lines.map((line) => (
          <Line key={line.id} line={line} onChange={onChange} />
        ))}
      </ul>
    </section>
  )
}

function Line({ line, onChange }: { line: HostsHall['lines'][number]; onChange: ChangeHall }) {
  const sentences = useSentences('hall', hallDialogSentences)
  const { id, name, village, blessing, hidden, held } = line
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 py-2">
      <div className={`min-w-0 flex-1 basis-40 ${hidden ? 'text-muted line-through' : ''}`}>
        <p className="wrap-anywhere font-semibold">
          <span lang={langOf(name)}>{name}</span>
          {village && <span lang={langOf(village)}>{`, ${village}`}</span>}
        </p>
        {blessing && (
          <p lang={langOf(blessing)} className={`wrap-anywhere ${held ? 'text-muted italic' : ''}`}>
            {blessing}
          </p>
        )}
      </div>
      <div className="flex flex-none">
        {held && !hidden && (
          <Button
            variant="quiet"
            aria-label={sentences.letInOf(name)}
            onClick={() => onChange({ line: { id, read: blessing } })}
          >
            {sentences.letIn}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-label={hidden ? sentences.showAgainOf(name) : sentences.hideOf(name)}
          onClick={() => onChange({ line: { id, hidden: !hidden } })}
        >
          {hidden ? sentences.showAgain : sentences.hide}
        </Button>
      </div>
    </li>
  )
}
