// The status and title of the answer for an unknown address.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { callFailures } from '@lifafa/contract/call-failures'
import { data, type MetaFunction } from 'react-router'

export const missingMeta: MetaFunction = () => [{ title: `Page not found · ${PRODUCT_NAME}` }]

export const missingLoader = () => data(null, { status: callFailures.notFound.status })
