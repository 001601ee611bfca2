// One star of a rating: filled, or an outline.
import { Star as Shape } from 'lucide-react'
import { classNames } from '../class-names.ts'

interface StarProps {
  isFilled: boolean
  className: string
}

export function Star({ isFilled, className }: StarProps) {
  return (
    <Shape
      aria-hidden="true"
      strokeWidth={1.4}
      className={classNames(
        'transition-colors duration-150',
        isFilled ? 'fill-marigold text-marigold-dark' : 'fill-paper text-field-line',
        className,
      )}
    />
  )
}
