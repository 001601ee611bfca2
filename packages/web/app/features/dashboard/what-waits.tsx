// A link in the dashboard's first tile to what the host has to do before money can be given or sent on, such as saving a UPI ID.
// The card for it stands below lists that load, and would move them if it stood above.

import { dashboardSentences } from '@lifafa/contract/sentences/host/dashboard'
import { linkedAccountSentences } from '@lifafa/contract/sentences/linked-accounts'
import { upiIdSentences } from '@lifafa/contract/sentences/upi-ids'
import { ArrowRight } from 'lucide-react'
import { Link } from 'react-router'
import { settingsFor } from '../../lib/setup/guests-wait-card.tsx'
import { paths } from '../../paths.ts'
import type { Dashboard } from './dashboard-query.ts'

type Waiting = { text: string; href: string }

/** Undefined where nothing keeps guests from giving, or money from being sent on. */
export function whatWaits({ guests_wait_for, needs_upi_id, asks_upi_id }: Dashboard): Waiting | undefined {
  if (guests_wait_for !== null)
    return { text: linkedAccountSentences.waitingTitle, href: settingsFor(guests_wait_for) }
  const href = paths.settings.href()
  if (needs_upi_id) return { text: dashboardSentences.upiAction, href }
  return asks_upi_id ? { text: upiIdSentences.title, href } : undefined
}

export const WhatWaits = ({ text, href }: Waiting) => (
  <Link
    to={href}
    prefetch="intent"
    className="-my-3 inline-flex items-center gap-1.5 rounded-field py-3 font-semibold text-saffron underline underline-offset-4"
  >
    {text}
    <ArrowRight className="size-4" aria-hidden="true" />
  </Link>
)
