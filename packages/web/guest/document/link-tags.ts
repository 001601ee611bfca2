// Renders the meta elements of the guest's page for link previews.
import { PRODUCT_NAME, TAGLINE } from '@lifafa/contract/brand'
import { formatDay } from '@lifafa/contract/dates'
import { recipientTitle } from '@lifafa/contract/guest-page/recipient'
import type { GuestPageProps } from '@lifafa/contract/web-build'
import { type LinkCard, linkMeta } from '../../app/lib/page/link-meta.ts'
import { escapeHtml } from './escape-html.ts'
import { pageSentences } from './page-sentences.ts'
import { unavailableSentences } from './unavailable-sentences.ts'

/** A box that is not available reveals nothing, not even its address. */
function cardOf(props: GuestPageProps): LinkCard {
  const { language, pictureUrl } = props
  if (props.state !== 'open') {
    const { title, text } = unavailableSentences(props)
    const pictureAlt = `${PRODUCT_NAME} · ${TAGLINE}`
    return { title, description: text, url: undefined, pictureUrl, pictureAlt }
  }
  const { box, pageUrl } = props
  const sentences = pageSentences[language].page
  const title = recipientTitle(box)
  const day = formatDay(box.marriage_date, language)
  const invitation = box.event_type === 'marriage' ? sentences.marriageTitle : sentences.otherText
  return {
    title,
    description: `${day} · ${box.location} · ${invitation}`,
    url: pageUrl,
    pictureUrl,
    pictureAlt: `${title} · ${day}`,
  }
}

const attributes = (of: Record<string, string>): string =>
  Object.entries(of)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

/** HTML: meta elements and the canonical link. */
export function linkTags(props: GuestPageProps): string {
  const card = cardOf(props)
  const canonical = card.url === undefined ? '' : `<link${attributes({ rel: 'canonical', href: card.url })}>`
  return linkMeta(card)
    .map((tag) => `<meta${attributes(tag)}>`)
    .join('')
    .concat(canonical)
}
