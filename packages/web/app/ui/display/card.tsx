// A card; on wine for the most important figure.
import type { ComponentProps } from 'react'
import { RenderAnew } from '../../../foreign-hands/render-anew.tsx'
import { classNames } from '../class-names.ts'

interface CardProps extends ComponentProps<'div'> {
  tone?: 'plain' | 'wine'
}

const tones = {
  plain: 'border border-line bg-card text-ink shadow-card',
  wine: 'relative isolate overflow-hidden bg-wine text-cream shadow-lift',
}

export function Card({ tone = 'plain', className, children, ...rest }: CardProps) {
  return (
    <div {...rest} className={classNames('min-w-0 rounded-card p-5 sm:p-6', tones[tone], className)}>
      <RenderAnew>{children}</RenderAnew>
    </div>
  )
}
