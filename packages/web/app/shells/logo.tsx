// The mark and the product's name.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { EnvelopeMark } from '../motifs/envelope-mark.tsx'

/** `className`: the colour of the name. */
export function Logo({ className = 'text-maroon' }: { className?: string }) {
  return (
    <span className="flex items-center gap-2.5">
      <EnvelopeMark className="h-8 w-10" />
      <span className={`translate-y-px font-heading text-[1.75rem] leading-none ${className}`}>
        {PRODUCT_NAME}
      </span>
    </span>
  )
}
