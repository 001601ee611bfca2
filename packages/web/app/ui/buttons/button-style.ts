// The styles of buttons, and of links that look like buttons.
import { classNames } from '../class-names.ts'

export interface ButtonLook {
  /** primary: the one action of a view; secondary: beside it; quiet: less prominent; accent and onDark: the first two on wine. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'accent' | 'onDark'
  size?: 'md' | 'lg'
  /** As wide as its container. */
  wide?: boolean
}

const variants = {
  primary: 'bg-maroon text-card shadow-action not-aria-disabled:hover:bg-maroon-dark',
  secondary:
    'border border-field-line/60 bg-card text-maroon not-aria-disabled:hover:border-maroon/50 not-aria-disabled:hover:bg-maroon-wash',
  quiet: 'text-maroon underline-offset-4 not-aria-disabled:hover:bg-maroon-wash',
  danger: 'bg-danger text-card not-aria-disabled:hover:bg-[#8a1a17]',
  accent: 'bg-saffron text-wine not-aria-disabled:hover:bg-[#f9c75f]',
  onDark: 'border border-gold/50 text-cream not-aria-disabled:hover:bg-cream/10',
}

const sizes = { md: 'min-h-12 px-5 py-2 text-base', lg: 'min-h-14 px-7 py-3 text-lg' }

export const buttonStyle = ({ variant = 'primary', size = 'md', wide = false }: ButtonLook = {}): string =>
  classNames(
    'relative inline-flex select-none items-center justify-center gap-2 rounded-field text-balance text-center font-semibold leading-tight',
    'transition-[background-color,border-color,transform,box-shadow] duration-150 not-aria-disabled:active:scale-[0.985]',
    'aria-disabled:cursor-not-allowed aria-disabled:opacity-60 aria-disabled:shadow-none',
    variants[variant],
    sizes[size],
    wide && 'w-full',
  )
