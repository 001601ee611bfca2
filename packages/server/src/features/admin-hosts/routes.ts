// Serves the administrators' page of one host: who it is, money, event boxes and their contributions, activity.
import * as calls from '@lifafa/contract/endpoints/admin/hosts'
import { PAGE_SIZE } from '@lifafa/contract/limits'
import { Failure } from '../../http/failure.ts'
import type { Serve } from '../../http/serve.ts'
import { keyModeOf } from '../../provider/key-mode.ts'
import type { Services } from '../../services.ts'
import { findBankAccountCheck, findUpiIdCheck } from '../../upi-id-checks/reads.ts'
import { paginationOf } from '../admin-payments/reads/page-window.ts'
import { findLinkedAccount, listEarlierAccounts } from '../linked-accounts/reads.ts'
import { presentActivity, presentBox, presentContribution, presentHost, presentSessions } from './present.ts'
import {
  findHost,
  moneyOfHost,
  pageOfActivities,
  pageOfBoxes,
  pageOfContributions,
  sessionsOfHost,
} from './reads.ts'

export function adminHostRoutes(
  serve: Serve,
  { db, now, settings, providerSettings }: Pick<Services, 'db' | 'now' | 'settings' | 'providerSettings'>,
): void {
  serve(calls.adminGetHost, async ({ params: { id } }) => {
    const host = await findHost(db, id)
    if (!host) throw new Failure('notFound')
    const [money, sessions, check, accountCheck, linkedAccount, earlierAccounts] = await Promise.all([
      moneyOfHost(db, id, { now: now(), holidays: settings.holidays }),
      sessionsOfHost(db, id, now()),
      findUpiIdCheck(db, host),
      findBankAccountCheck(db, host),
      findLinkedAccount(db, host, keyModeOf(providerSettings.keyId)),
      listEarlierAccounts(db, host),
    ])
    return {
      success: true,
      host: presentHost(host, { check, accountCheck, linkedAccount, earlierAccounts }, now()),
      money,
      sessions: presentSessions(sessions),
    }
  })

  serve(calls.adminListBoxesOfHost, async ({ params, query: { page } }) => {
    const asked = { page, size: PAGE_SIZE.adminUsers }
    const { boxes, total } = await pageOfBoxes(db, params.id, asked)
    return { success: true, boxes: boxes.map(presentBox), pagination: paginationOf(total, asked) }
  })

  serve(calls.adminListContributionsOfBox, async ({ params, query: { page } }) => {
    const asked = { page, size: PAGE_SIZE.adminUsers }
    const found = await pageOfContributions(db, params.id, asked)
    if (!found) throw new Failure('notFound')
    return {
      success: true,
      box: found.box,
      contributions: found.contributions.map(presentContribution),
      pagination: paginationOf(found.total, asked),
    }
  })

  serve(calls.adminListActivitiesOfHost, async ({ params, query: { page } }) => {
    const asked = { page, size: PAGE_SIZE.adminAuditLog }
    const { activities, total } = await pageOfActivities(db, params.id, asked)
    return {
      success: true,
      activities: activities.map(presentActivity),
      pagination: paginationOf(total, asked),
    }
  })
}
