// Addresses of link pictures. An address changes with its picture, because messengers cache the picture of an address.
import { createHash } from 'node:crypto'
import type { PublicBox } from '@lifafa/contract/endpoints/event-boxes'
import { coupleOf } from '@lifafa/contract/guest-page/recipient'
import type { LinkPicture, WebBuild } from '@lifafa/contract/web-build'

const FOLDER = '/link-pictures'
const FINGERPRINT_LENGTH = 16

export const BOX_PICTURE_PATH = `${FOLDER}/:id/:file`
export const BRAND_PICTURE_PATH = `${FOLDER}/:file`

const fingerprint = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, FINGERPRINT_LENGTH)

/** The picture of a box shows no more than its page shows first. */
export function pictureOf(box: PublicBox): LinkPicture {
  const couple = coupleOf(box)
  return {
    names: couple ? [couple.groom, couple.bride] : [box.name],
    day: box.marriage_date,
    eventType: box.event_type,
  }
}

/** The last part of the picture's address; two boxes with the same content have the same one. */
export const fileOf = (picture: LinkPicture, { pictureEdition }: Pick<WebBuild, 'pictureEdition'>): string =>
  `${fingerprint(pictureEdition + JSON.stringify(picture))}.jpg`

export const brandFile = ({ brandPicture }: Pick<WebBuild, 'brandPicture'>): string =>
  `${fingerprint(brandPicture)}.jpg`

export const boxPicturePath = (box: PublicBox, web: Pick<WebBuild, 'pictureEdition'>): string =>
  `${FOLDER}/${box.giftid}/${fileOf(pictureOf(box), web)}`

export const brandPicturePath = (web: Pick<WebBuild, 'brandPicture'>): string => `${FOLDER}/${brandFile(web)}`
