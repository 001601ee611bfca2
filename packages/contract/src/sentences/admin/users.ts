// Sentences of the administrator's user list (docs/specification.md §2, §8), and of the dialogs for a status change and a deletion.
import { PRODUCT_NAME } from '../../brand.ts'
import { counted } from '../../counted.ts'
import { PAYOUT_WORKING_DAYS } from '../../limits.ts'
import { formatCount } from '../../money.ts'

export const adminUsersSentences = {
  statsRead: 'Dashboard stats fetched successfully',
  statsFailed: (reason: string) => `Failed to fetch dashboard stats: ${reason}`,
  statsFailedTitle: 'We couldn’t load the numbers',
  usersFailed: (reason: string) => `Failed to fetch users: ${reason}`,
  usersFailedTitle: 'We couldn’t load the users',
  totalUsers: 'Total Users',
  totalEvents: 'Total Events',
  usersNote: 'Hosts with an account',
  eventsNote: 'Event boxes so far',
  noContributions: 'Waiting for the first gift',
  perEvent: (rupees: string) => `${rupees} average per event, after refunds`,

  title: 'All Users',
  events: 'Events',
  totalCollection: 'Total Collection',
  joined: 'Joined',
  search: 'Search users',
  searchPlaceholder: 'Name, email or phone',
  clearSearch: 'Clear search',
  orderLabel: 'Sort users by',
  orders: { newest: 'Newest', collection: 'Most collected' },
  shownLabel: 'Show users',
  shown: { all: 'All users', inactive: 'Inactive' },
  loading: 'Loading users...',
  pages: 'Pages of users',
  actions: 'Actions',
  showing: (from: number, to: number, total: number) =>
    `Showing ${formatCount(from)} to ${formatCount(to)} of ${formatCount(total)} users`,
  found: (total: number) => counted(total, 'user'),
  noUsers: 'No Users Found',
  noUsersMatch: 'No users match your search criteria.',
  nobodyYet: `Everyone who signs up for ${PRODUCT_NAME} will be listed here.`,
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
      'They’ll be signed out everywhere within seconds and can’t sign in.',
      'Their event boxes will close for guests. Payments already started will still be recorded.',
      'What they’re owed stays theirs. Payouts wait until the account is active again.',
    ],
    keep: 'Keep active',
    confirm: 'Deactivate',
    busy: 'Deactivating...',
  },
  activate: {
    title: 'Activate this user?',
    consequences: [
      'They can sign in again with their password.',
      'Their event boxes will open for guests again until the event is over.',
      `Payouts on hold will be paid within ${PAYOUT_WORKING_DAYS} working days.`,
    ],
    keep: 'Keep inactive',
    confirm: 'Activate',
    busy: 'Activating...',
  },
  delete: {
    title: 'Delete this user?',
    consequences: [
      'This can’t be undone. Their name, contact details and address will be erased, and their guests’ details too.',
      'They’ll be signed out for good, and their event boxes will close for guests.',
      'Amounts, dates and payments stay in our records and totals, without names.',
      'You can’t delete a user who is owed money, or while a guest may be paying.',
    ],
    keep: 'Keep user',
    confirm: 'Delete',
    busy: 'Deleting...',
  },
} as const
