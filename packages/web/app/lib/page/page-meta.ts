// The meta elements of public pages for search engines and link previews.
import { PRODUCT_NAME, TAGLINE } from '@lifafa/contract/brand'
import type { MetaDescriptor, MetaFunction } from 'react-router'
import { linkMeta } from './link-meta.ts'

interface PageMeta {
  /** Without the product's name; for the landing page, the whole title. */
  title: string
  description: string
  path: string
}

/** The root loader's data: our public origin, and the address of our link picture. */
interface RootFacts {
  publicUrl: string
  pictureUrl: string
}

const rootFacts = (matches: Parameters<MetaFunction>[0]['matches']): RootFacts =>
  (matches[0]?.loaderData as RootFacts | undefined) ?? { publicUrl: '', pictureUrl: '' }

export const pageMeta =
  ({ title, description, path }: PageMeta): MetaFunction =>
  ({ matches }): MetaDescriptor[] => {
    const whole = title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`
    const { publicUrl, pictureUrl } = rootFacts(matches)
    const url = `${publicUrl}${path}`
    const pictureAlt = `${PRODUCT_NAME} · ${TAGLINE}`
    return [
      { title: whole },
      { tagName: 'link', rel: 'canonical', href: url },
      ...linkMeta({ title: whole, description, url, pictureUrl, pictureAlt }),
    ]
  }
