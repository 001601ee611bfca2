// The web app manifest: the product on a phone's home screen.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import * as colours from '../../../palette.ts'
import { paths } from '../../paths.ts'

const icon = (size: number) => ({ src: `/icon-${size}.png`, sizes: `${size}x${size}`, type: 'image/png' })

const manifest = {
  name: PRODUCT_NAME,
  short_name: PRODUCT_NAME,
  start_url: paths.dashboard.href(),
  display: 'standalone',
  background_color: colours.paper,
  theme_color: colours.wine,
  icons: [icon(192), icon(512), { ...icon(512), purpose: 'maskable' }],
}

export const loader = (): Response =>
  Response.json(manifest, { headers: { 'content-type': 'application/manifest+json' } })
