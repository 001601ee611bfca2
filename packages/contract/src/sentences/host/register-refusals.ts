// Refusals of calls of the register that hosts alone make: desks that are opened, lists that are imported, and deposits at a bank.
import { REGISTER } from '../../limits.ts'
import { formatCount } from '../../money.ts'

export const hostRegisterRefusals = {
  deskEndsInPast: 'A desk can’t end in the past. Please choose a later day.',
  depositDayWrong: 'Please choose a day from that of the count until today.',
  depositAmountWrong: 'Please enter an amount up to the sum that was counted.',
  depositorRequired: 'Please write who took it to the bank.',
  listEmpty: 'This list has no names.',
  listTooLong: `A list can have ${formatCount(REGISTER.maxImportRows)} rows. Please divide it into smaller ones.`,
  listTooWide: `A list can have ${REGISTER.maxImportColumns} columns. Please leave out those you don’t need.`,
  cellTooLong: `A cell can have ${REGISTER.maxImportCell} letters.`,
  occasionRequired: 'Please write which event these gifts were given at.',
  yearWrong: 'Please enter a year like 2019.',
  importsFull: 'This event has as many lists as it can have. Please undo one first.',
} as const
