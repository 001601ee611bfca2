// The meta elements for link previews in WhatsApp, Telegram, Facebook and others (https://ogp.me).
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { LINK_PICTURE_PX } from '@lifafa/contract/limits'

export interface LinkCard {
  title: string
  description: string
  /** Absolute, the page's canonical address; undefined where it has none. */
  url: string | undefined
  /** Absolute; of a JPEG of LINK_PICTURE_PX. */
  pictureUrl: string
  /** The picture's alternative text. */
  pictureAlt: string
}

/** As attributes of <meta> elements. */
export function linkMeta(card: LinkCard): Record<string, string>[] {
  const graph = {
    title: card.title,
    description: card.description,
    url: card.url,
    type: 'website',
    site_name: PRODUCT_NAME,
    locale: 'en_IN',
    image: card.pictureUrl,
    'image:type': 'image/jpeg',
    'image:width': String(LINK_PICTURE_PX.width),
    'image:height': String(LINK_PICTURE_PX.height),
    'image:alt': card.pictureAlt,
  }
  return [
    { name: 'description', content: card.description },
    ...Object.entries(graph).flatMap(([name, content]) =>
      content === undefined ? [] : [{ property: `og:${name}`, content }],
    ),
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
