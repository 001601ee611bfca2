// What a quick guest typed before the script came: kept, because hydration would empty the fields.
import type { ContributionValues } from './contribution-form.tsx'

export function readTypedEarly(document: Document): Partial<ContributionValues> {
  const form = document.querySelector('form')
  if (!form) return {}
  const typed = [...new FormData(form)].filter(([, value]) => value !== '')
  return Object.fromEntries(typed)
}
