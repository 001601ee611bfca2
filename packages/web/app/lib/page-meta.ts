// What a page that strangers read says of itself to search engines and to whoever forwards its link.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { MetaDescriptor, MetaFunction } from 'react-router'

interface PageMeta {
  /** As it stands before the product's name; for the first page, the whole. */
  title: string
  description: string
  path: string
}

/** The root's loader tells under which origin we are public. */
const originIn = (matches: Parameters<MetaFunction>[0]['matches']): string =>
  (matches[0]?.loaderData as { publicUrl?: string } | undefined)?.publicUrl ?? ''

export const pageMeta =
  ({ title, description, path }: PageMeta): MetaFunction =>
  ({ matches }): MetaDescriptor[] => {
    const whole = title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`
    const url = `${originIn(matches)}${path}`
    return [
      { title: whole },
      { name: 'description', content: description },
      { tagName: 'link', rel: 'canonical', href: url },
      { property: 'og:title', content: whole },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:type', content: 'website' },
      { property: 'og:site_name', content: PRODUCT_NAME },
    ]
  }
