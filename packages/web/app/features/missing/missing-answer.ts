// The status and title of the answer for an unknown address.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { failures } from '@lifafa/contract/failures'
import { data, type MetaFunction } from 'react-router'

export const missingMeta: MetaFunction = () => [{ title: `Page not found · ${PRODUCT_NAME}` }]

export const missingLoader = () => data(null, { status: failures.notFound.status })
