// One figure with its name above and a word on it below.
import { type ReactNode, useId } from 'react'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

interface TileProps {
  label: string
  /** Undefined while it loads. */
  figure: string | undefined
  note: string | undefined
  tone?: 'plain' | 'wine'
  className?: string
  /** Decoration behind the figure. */
  children?: ReactNode
}

export function Tile({ label, figure, note, tone = 'plain', className, children }: TileProps) {
  const labelId = useId()
  const isWine = tone === 'wine'
  return (
    <Card tone={tone} className={classNames('@container', className)}>
      <article aria-labelledby={labelId} aria-busy={figure === undefined || undefined}>
        {children}
        <h2
          id={labelId}
          className={classNames('font-medium font-text', isWine ? 'text-saffron' : 'text-muted')}
        >
          {label}
        </h2>
        {figure === undefined ? (
          <Loading isWine={isWine} />
        ) : (
          <>
            <p className={classNames('mt-0.5 font-heading leading-[1.2]', sizeOf(figure, isWine))}>
              {figure}
            </p>
            <p className={classNames('mt-1', isWine ? 'text-cream/85' : 'text-muted')}>{note}</p>
          </>
        )}
      </article>
    </Card>
  )
}

/** As large as the tile's width carries, with a step down for figures that few will ever see. */
function sizeOf(figure: string, isWine: boolean): string {
  if (isWine)
    return figure.length > 11 ? 'text-[clamp(1.5rem,11cqi,3rem)]' : 'text-[clamp(2rem,15cqi,3.5rem)]'
  return figure.length > 5 ? 'text-[clamp(1.5rem,23cqi,2.75rem)]' : 'text-[2.25rem] sm:text-[2.75rem]'
}

function Loading({ isWine }: { isWine: boolean }) {
  const shade = isWine ? 'bg-cream/15!' : ''
  return (
    <>
      <Skeleton className={classNames('mt-2', isWine ? 'h-12 w-52' : 'h-9 w-24', shade)} />
      <Skeleton className={classNames('mt-3 h-4.5 w-36 max-w-full', shade)} />
    </>
  )
}
