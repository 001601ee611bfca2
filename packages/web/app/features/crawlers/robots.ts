// robots.txt. Crawlers may fetch event boxes for link previews; the pages themselves ask not to be indexed.
import type { LoaderFunctionArgs } from 'react-router'
import { paths } from '../../paths.ts'

const SIGNED_IN = [paths.dashboard, paths.savedEventBoxes, paths.guests, paths.admin.home].map(
  ({ pattern }) => pattern,
)

export function loader({ request }: LoaderFunctionArgs): Response {
  const { origin } = new URL(request.url)
  const lines = [
    'User-agent: *',
    ...SIGNED_IN.map((path) => `Disallow: ${path}`),
    'Disallow: /api/',
    `Sitemap: ${origin}${paths.sitemap.href()}`,
  ]
  return new Response(`${lines.join('\n')}\n`, { headers: { 'content-type': 'text/plain; charset=utf-8' } })
}
