// The sitemap: the public pages.
import type { LoaderFunctionArgs } from 'react-router'
import { listPublicPaths } from '../../paths.ts'

export function loader({ request }: LoaderFunctionArgs): Response {
  const { origin } = new URL(request.url)
  const urls = listPublicPaths().map((path) => `<url><loc>${origin}${path}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    { headers: { 'content-type': 'application/xml; charset=utf-8' } },
  )
}
