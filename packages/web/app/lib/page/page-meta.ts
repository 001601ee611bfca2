// What a page that strangers read says of itself to search engines and to whoever forwards its link.
import { PRODUCT_NAME, TAGLINE } from '@lifafa/contract/brand'
import type { MetaDescriptor, MetaFunction } from 'react-router'
import { linkMeta } from './link-meta.ts'

interface PageMeta {
  /** As it stands before the product's name; for the first page, the whole. */
  title: string
  description: string
  path: string
}

/** What the root's loader tells: under which origin we are public, and where the picture of our links is. */
interface Told {
  publicUrl: string
  pictureUrl: string
}

const toldTo = (matches: Parameters<MetaFunction>[0]['matches']): Told =>
  (matches[0]?.loaderData as Told | undefined) ?? { publicUrl: '', pictureUrl: '' }

export const pageMeta =
  ({ title, description, path }: PageMeta): MetaFunction =>
  ({ matches }): MetaDescriptor[] => {
    const whole = title.includes(PRODUCT_NAME) ? title : `${title} · ${PRODUCT_NAME}`
    const { publicUrl, pictureUrl } = toldTo(matches)
    const url = `${publicUrl}${path}`
    const pictureAlt = `${PRODUCT_NAME} · ${TAGLINE}`
    return [
      { title: whole },
      { tagName: 'link', rel: 'canonical', href: url },
      ...linkMeta({ title: whole, description, url, pictureUrl, pictureAlt }),
    ]
  }
