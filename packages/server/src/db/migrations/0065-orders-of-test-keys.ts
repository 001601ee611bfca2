// Creates an index of the orders of test keys: a start with a live key looks for one, and has none.
import { statements } from './statements.ts'

// As provider/refuse-test-gifts.ts asks.
export const ordersOfTestKeys = statements(
  `create index payment_orders_of_test_keys on payment_orders (state) where key_mode = 'test'`,
)
