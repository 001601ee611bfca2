// The meta elements of public pages for search engines and link previews.
import { PRODUCT_NAME, TAGLINE } from '@lifafa/contract/brand'
import type { HostLanguage } from '@lifafa/contract/languages'
import type { MetaDescriptor, MetaFunction } from 'react-router'
import { linkMeta } from './link-meta.ts'

interface PageMeta {
  /** Without the product's name; for the landing page, the whole title. */
  title: string | ((language: HostLanguage) => string)
  description: string
  path: string
}

/** The root loader's data: our public origin, the address of our link picture, and the document's language. */
interface RootFacts {
  publicUrl: string
  pictureUrl: string
  language: HostLanguage
}

const rootFacts = (matches: Parameters<MetaFunction>[0]['matches']): RootFacts =>
  (matches[0]?.loaderData as RootFacts | undefined) ?? { publicUrl: '', pictureUrl: '', language: 'en' }

export const pageMeta =
  ({ title, description, path }: PageMeta): MetaFunction =>
  ({ matches }): MetaDescriptor[] => {
    const { publicUrl, pictureUrl, language } = rootFacts(matches)
    const own = typeof title === 'string' ? title : title(language)
    const whole = own.includes(PRODUCT_NAME) ? own : `${own} · ${PRODUCT_NAME}`
    const url = `${publicUrl}${path}`
    const pictureAlt = `${PRODUCT_NAME} · ${TAGLINE}`
    return [
      { title: whole },
      { tagName: 'link', rel: 'canonical', href: url },
      ...linkMeta({ title: whole, description, url, pictureUrl, pictureAlt }),
    ]
  }
