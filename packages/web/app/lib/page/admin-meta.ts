// How pages of the administrator's area are titled in tabs and histories.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import type { MetaFunction } from 'react-router'

export const adminMeta =
  (title: string): MetaFunction =>
  () => [{ title: `${title} · ${PRODUCT_NAME} Admin` }]
