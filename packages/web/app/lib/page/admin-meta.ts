// The titles of the administrator's pages.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { MetaFunction } from 'react-router'

export const adminMeta =
  (title: string): MetaFunction =>
  () => [{ title: `${title} · ${PRODUCT_NAME} Admin` }]
