// What the server and the tab are told of an address that no page has.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { failures } from '@lifafa/contract/failures'
import { data, type MetaFunction } from 'react-router'

export const missingMeta: MetaFunction = () => [{ title: `Page not found · ${PRODUCT_NAME}` }]

export const missingLoader = () => data(null, { status: failures.notFound.status })
