// The search, order, filter and page of the list of users. They are stored in the address, so that reload and Back work.
import {
  type UserOrder,
  type UsersShown,
  userOrder,
  usersShown,
} from '@lifafa/contract/endpoints/admin/users'
import { pageIn, parametersOf } from '../../../lib/links/list-address.ts'

export interface UsersParams {
  /** As typed; empty for all users. */
  search: string
  /** From 1. */
  page: number
  order: UserOrder
  show: UsersShown
}

const DEFAULTS: UsersParams = { search: '', page: 1, order: 'newest', show: 'all' }

/** Accepts any address; what is invalid is the default. */
export function readUsersParams(searchParams: URLSearchParams): UsersParams {
  return {
    search: searchParams.get('search') ?? '',
    page: pageIn(searchParams),
    order: userOrder.safeParse(searchParams.get('order')).data ?? DEFAULTS.order,
    show: usersShown.safeParse(searchParams.get('show')).data ?? DEFAULTS.show,
  }
}

/** Omits default values from the address. */
export const writeUsersParams = (params: UsersParams): URLSearchParams =>
  parametersOf<UsersParams>(params, DEFAULTS)
