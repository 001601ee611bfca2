// Sentences of the administrator's user list (docs/specification.md §2, §8), and of the dialogs for a status change and a deletion.
import { PRODUCT_NAME } from '../../brand.ts'
import { PAYOUT_WORKING_DAYS } from '../../limits.ts'
import { formatCount } from '../../money.ts'

export const adminUsersSentences = {
  statsRead: 'Dashboard stats fetched successfully',
  statsFailed: (reason: string) => `Failed to fetch dashboard stats: ${reason}`,
  statsFailedTitle: 'The figures did not arrive',
  usersFailed: (reason: string) => `Failed to fetch users: ${reason}`,
  usersFailedTitle: 'The users did not arrive',
  usersNote: 'Hosts with an account',
  eventsNote: 'Event boxes so far',
  noContributions: 'The first gift will show here',
  perEvent: (rupees: string) => `${rupees} for each event, on average`,

  title: 'All Users',
  search: 'Search users',
  searchPlaceholder: 'Name, email or phone',
  clearSearch: 'Clear search',
  orderLabel: 'Order of users',
  orders: { newest: 'Joined last', collection: 'Most collected' },
  shownLabel: 'Users shown',
  shown: { all: 'All users', inactive: 'Inactive' },
  loading: 'Loading users...',
  pages: 'Pages of users',
  actions: 'Actions',
  showing: (from: number, to: number, total: number) =>
    `Showing ${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)} users`,
  found: (total: number) => `${formatCount(total)} ${total === 1 ? 'user' : 'users'}`,
  noUsers: 'No Users Found',
  noUsersMatch: 'No users match your search criteria.',
  nobodyYet: `Whoever opens an account with ${PRODUCT_NAME} will be listed here.`,
  active: 'Active',
  inactive: 'Inactive',
  actionsFor: (name: string) => `Actions for ${name}`,

  statusUpdated: (status: string) => `User status updated to ${status}`,
  statusFailed: (reason: string) => `Failed to update user status: ${reason}`,
  userDeleted: 'User deleted successfully',
  deleteFailed: (reason: string) => `Failed to delete user: ${reason}`,

  deactivate: {
    title: 'Deactivate this user?',
    consequences: [
      'All their sessions end within seconds, and they cannot sign in.',
      'The public pages of their event boxes close. A payment that a guest has begun is still recorded.',
      'Nothing is lost: what they are owed stays theirs, and payouts wait until the account is active again.',
    ],
    keep: 'Keep active',
    confirm: 'Deactivate',
    busy: 'Deactivating...',
  },
  activate: {
    title: 'Activate this user?',
    consequences: [
      'They can sign in again with their password.',
      'The public pages of their event boxes open again, and take gifts until their event is over.',
      `What has waited to be paid out is paid out, as ever within ${PAYOUT_WORKING_DAYS} working days.`,
    ],
    keep: 'Keep inactive',
    confirm: 'Activate',
    busy: 'Activating...',
  },
  delete: {
    title: 'Delete this user?',
    consequences: [
      'This cannot be undone: their name, contact details and address are erased, and those of their guests.',
      'Their sessions end, they cannot sign in, and the public pages of their event boxes close for good.',
      'The books are kept: amounts, dates and payments stay in the totals, without names.',
      'It is refused while they are owed money, or while a guest may still be paying.',
    ],
    keep: 'Keep user',
    confirm: 'Delete',
    busy: 'Deleting...',
  },
} as const
