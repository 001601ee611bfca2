// The frame of the administrators' account forms, a card with the mark above it; and links between them.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { adminShellSentences } from '@lifafa/contract/sentences/admin/shell'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PageHeading } from '../../lib/page/page-heading.tsx'
import { EnvelopeMark } from '../../motifs/envelope-mark.tsx'
import { Mandala } from '../../motifs/mandala.tsx'
import type { FrameProps } from '../account-form.tsx'

export function AccountFrame({ title, text, resend, footer, children }: FrameProps) {
  return (
    <div className="relative isolate flex min-h-(--below-ribbon) flex-col items-center overflow-hidden px-4 pt-8 pb-10 sm:px-6 sm:pt-16">
      <div className="absolute inset-x-0 top-0 -z-20 h-64 border-gold border-b bg-wine" />
      <Mandala className="absolute top-0 left-1/2 -z-10 h-64 w-[40rem] -translate-x-1/2 text-saffron opacity-10" />
      <p className="mb-6 flex items-center gap-2.5 text-cream">
        <EnvelopeMark className="h-8 w-10" />
        <span className="translate-y-px font-heading text-[1.875rem] leading-none">{PRODUCT_NAME}</span>
        <span className="rounded-full border border-gold/60 px-2.5 py-0.5 font-semibold text-saffron text-xs uppercase tracking-[0.12em]">
          {adminShellSentences.admin}
        </span>
      </p>
      <main className="w-full max-w-[27rem]">
        <div className="rounded-card border border-line bg-card px-5 py-7 shadow-lift sm:px-8 sm:py-8">
          <header className="mb-6">
            <PageHeading className="text-3xl leading-tight">{title}</PageHeading>
            {text && <div className="mt-1.5 text-muted">{text}</div>}
          </header>
          {children}
        </div>
        <div className="mt-5 grid justify-items-center gap-1 text-center text-muted">
          {resend}
          {footer}
        </div>
      </main>
    </div>
  )
}

export const AccountLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link
    to={to}
    className="-my-2 inline-block rounded-field py-3 font-semibold text-maroon underline decoration-gold underline-offset-4 hover:decoration-maroon"
  >
    {children}
  </Link>
)
