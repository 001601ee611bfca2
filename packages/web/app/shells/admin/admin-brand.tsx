// The mark and the product's name on wine, with the words that this is the back office.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { adminShellSentences as sentences } from '@lifafa/contract/sentences/admin/shell'
import { Link } from 'react-router'
import { EnvelopeMark } from '../../motifs/envelope-mark.tsx'
import { paths } from '../../paths.ts'

export function AdminBrand({ onFollow }: { onFollow?: () => void }) {
  return (
    <Link
      to={paths.admin.dashboard.href()}
      onClick={onFollow}
      className="flex min-h-12 items-center gap-2.5 rounded-field px-1 text-cream"
    >
      <EnvelopeMark className="h-7 w-9" />
      <span className="translate-y-px font-heading text-[1.625rem] leading-none">{PRODUCT_NAME}</span>
      <span className="rounded-full border border-gold/60 px-2 py-0.5 font-semibold text-saffron text-xs uppercase leading-tight tracking-[0.12em]">
        {sentences.admin}
      </span>
    </Link>
  )
}
