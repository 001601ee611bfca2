// A tile with one figure, its name above and a sentence below.
import { type ReactNode, useId } from 'react'
import { Mandala } from '../../motifs/mandala.tsx'
import { classNames } from '../class-names.ts'
import { Skeleton } from '../states/skeleton.tsx'
import { Card } from './card.tsx'

interface TileProps {
  label: string
  /** Undefined while loading. */
  figure: string | undefined
  note: ReactNode
  tone?: 'plain' | 'wine'
  className?: string
}

/**
 * As large as the tile's width allows, with a smaller size for rarely long figures. The line keeps the height of
 * the usual size, so that the tile has it while loading; where tiles stand side by side all lines have that of the largest, so
 * that their figures share a baseline.
 */
const LINE = 'md:text-[3.5rem]'
const sizes = {
  wine: { usual: 'text-[clamp(2rem,19cqi,3.5rem)]', longest: 11, smaller: 'text-[clamp(1.5rem,13cqi,3rem)]' },
  plain: {
    usual: 'text-[2.25rem] sm:text-[2.75rem]',
    longest: 5,
    smaller: 'text-[clamp(1.5rem,23cqi,2.75rem)]',
  },
}

export function Tile({ label, figure, note, tone = 'plain', className }: TileProps) {
  const labelId = useId()
  const isWine = tone === 'wine'
  const on = isWine ? 'wine' : 'paper'
  return (
    <Card tone={tone} className={classNames('@container', isWine && 'border border-wine', className)}>
      <article aria-labelledby={labelId} aria-busy={figure === undefined || undefined}>
        {isWine && (
          <>
            <Mandala className="absolute -right-24 -bottom-28 -z-10 w-80 text-saffron opacity-20" />
            <div className="-z-10 absolute inset-0 bg-radial-[at_100%_100%] from-maroon to-transparent to-60%" />
          </>
        )}
        <h2
          id={labelId}
          className={classNames('font-normal font-text', isWine ? 'text-saffron' : 'text-muted')}
        >
          {label}
        </h2>
        <div className={classNames('mt-0.5 font-heading leading-[1.2]', sizes[tone].usual, LINE)}>
          <span
            className={
              figure && figure.length > sizes[tone].longest ? sizes[tone].smaller : sizes[tone].usual
            }
          >
            {figure ?? <Skeleton on={on} className="inline-block h-[0.8em] w-[4.5ch] align-middle" />}
          </span>
        </div>
        {/* On a phone, where two tiles share a row, the note takes two lines: nothing below moves when it comes. */}
        <div className={classNames('mt-1', isWine ? 'text-cream/85' : 'text-muted max-sm:min-h-12')}>
          {note ?? <Skeleton on={on} className="inline-block h-4.5 w-4/5 align-middle" />}
        </div>
      </article>
    </Card>
  )
}
