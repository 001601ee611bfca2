// When money that a host could be paid waits: until it is settled, or until the next day.
import { expect, test } from 'vitest'
import { obstacleOfMoney } from './money-obstacle.ts'

const NOW = new Date('2026-11-24T18:00:00Z')
const sending = {
  ...{ upiId: 'meera@okbank', amountPaise: 501_00, sendablePaise: 501_00, unsettledPaise: 0 },
  ...{ sentTodayPaise: 0, dailyLimitPaise: 1_00_000_00 },
}

test('settled money below the limit is sent', () => {
  expect(obstacleOfMoney(sending, NOW)).toBeUndefined()
})

test('money waits an hour at a time until all of it is settled; a part that is settled is sent', () => {
  expect(obstacleOfMoney({ ...sending, unsettledPaise: 1 }, NOW)).toEqual({
    hold: 'not-settled',
    upiId: 'meera@okbank',
    until: new Date('2026-11-24T19:00:00Z'),
  })
  expect(obstacleOfMoney({ ...sending, sendablePaise: 600_00, unsettledPaise: 99_00 }, NOW)).toBeUndefined()
})

test('a UPI ID gets its limit in a day, and the rest when the next day begins in India', () => {
  expect(obstacleOfMoney({ ...sending, sentTodayPaise: 99_499_00 }, NOW)).toBeUndefined()
  expect(obstacleOfMoney({ ...sending, sentTodayPaise: 99_499_01 }, NOW)).toEqual({
    hold: 'upi-id-limit',
    upiId: 'meera@okbank',
    until: new Date('2026-11-24T18:30:00Z'),
  })
})

test('what is refused today is sent half an hour later, when the day has changed', () => {
  const until = obstacleOfMoney({ ...sending, sentTodayPaise: 1_00_000_00 }, NOW)?.until
  expect(obstacleOfMoney({ ...sending, sentTodayPaise: 1_00_000_00 }, until ?? NOW)?.until).toEqual(
    new Date('2026-11-25T18:30:00Z'),
  )
})
