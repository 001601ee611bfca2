// The status and title of the answer for an unknown address.
import { PRODUCT_NAME } from '@lifafa/contract/brand'
import { callFailures } from '@lifafa/contract/call-failures'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { data, type MetaFunction } from 'react-router'

export const missingMeta: MetaFunction = () => [{ title: `${pageSentences.notFound} · ${PRODUCT_NAME}` }]

export const missingLoader = () => data(null, { status: callFailures.notFound.status })
