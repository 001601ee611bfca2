// Sentences of the administrator's list of payouts, and of the dialog that marks one as paid.
import { counted } from '../../counted.ts'
import { formatCount } from '../../money.ts'

export const adminPayoutsSentences = {
  payoutsTitle: 'Payouts',
  payoutsOff: 'Automatic payouts are off. Pay due payouts from the bank, then mark them as paid.',
  payoutsOn: 'Payouts go out automatically. You can pay blocked ones by hand and mark them as paid.',
  float: (amount: string) => `The next five days need ${amount} in the account that we pay from.`,
  payoutGroups: {
    due: 'Due',
    waiting: 'Waiting',
    'under-way': 'On the way',
    paid: 'Paid',
    cancelled: 'Cancelled',
  },
  payoutCount: (count: number, toDo: number) =>
    `${counted(count, 'payout')}${toDo > 0 ? `, ${formatCount(toDo)} to do` : ''}`,
  overdue: (amount: string) => `${amount} overdue`,
  noPayouts: {
    due: 'Nothing due',
    waiting: 'Nothing waiting',
    'under-way': 'Nothing on the way',
    paid: 'No payouts yet',
    cancelled: 'No cancelled payouts',
  },
  markPaid: 'Mark as paid',
  markPaidOf: (amount: string, host: string) => `Mark ${amount} to ${host} as paid`,
  markPaidTo: (amount: string, host: string, box: string) => `${amount} to ${host}, from “${box}”`,
  payByHand: 'Pay by hand',
  payByHandOf: (amount: string, host: string) => `Pay ${amount} to ${host} by hand`,
  payByHandText:
    'We’ll lock this payout first. No other administrator can pay it and the host can’t change it until you record the result.',
  lock: 'Lock and show details',
  lockedBefore: (when: string) =>
    `You’ve already locked this payout, ${when}. It may have been paid since, from another tab or by someone else with your account. Check our bank statement first.`,
  showDetails: 'Not paid yet, show details',
  keepLocked: 'Keep locked',
  pay: (amount: string, upiId: string) => `Pay exactly ${amount} from our bank to ${upiId}.`,
  payElsewhere: (amount: string) => `Pay exactly ${amount} from our bank, as agreed with the host.`,
  toldToPay: (amount: string, when: string) =>
    `${amount} was locked to be paid by hand, ${when}. Don’t pay it again. Mark it once you have the bank reference.`,
  putInFile: (amount: string, when: string) =>
    `${amount} was put into a bank file, ${when}. Don’t pay it again. Mark it once you have the bank reference.`,
  askedToPay: (amount: string, when: string) =>
    `We asked Razorpay to pay ${amount}, ${when}, and got no answer. Search Razorpay’s dashboard for our reference, and mark it as paid only if it’s paid there.`,
  thenMark:
    'Then mark it here. The host’s balance is reduced, they get an email with the bank reference, and your name goes into the audit log.',
  payByHandFailed: 'We couldn’t lock the payout. Please try again.',
  itWasNotPaid: 'It wasn’t paid',
  itWasNotPaidOf: (amount: string, host: string) => `${amount} to ${host} wasn’t paid`,
  itWasNotPaidText:
    'Confirm this only if nobody has paid it and nobody will. The payout will be open again. Your name goes into the audit log.',
  notPaidAtRazorpay:
    'Confirm this only if Razorpay’s dashboard doesn’t have our reference, or shows that this payout failed. The payout will then be open again, to be paid once more. Your name goes into the audit log.',
  notPaidFailed: 'We couldn’t record that. Please try again.',
  notPaidNoted: 'Payout reopened',
  retryOf: (amount: string, host: string) => `Try ${amount} to ${host} again`,
  retryText: 'This releases the hold. The payout will go out, or wait for you, like any other.',
  cancelPayout: 'Don’t pay',
  cancelOf: (amount: string, host: string) => `Don’t pay ${amount} to ${host}`,
  cancelText: 'The money stays on hold and isn’t added to another payout until you try this one again.',
  decisionReason: 'Reason',
  decisionReasonHint: 'For the audit log. The host doesn’t see it',
  decideFailed: 'We couldn’t save that. Please try again.',
  decided: { retry: 'Hold released', cancel: 'Payout cancelled' },
  sharedReference: 'The bank used this reference for both payouts',
  noWayBack: 'You can’t undo this here.',
  referenceLabel: 'Bank reference (UTR or RRN)',
  referenceHint: 'Exactly as on the bank receipt',
  cancel: 'Cancel',
  markPaidFailed: 'We couldn’t mark it as paid. Please try again.',
  payoutMarked: 'Payout marked as paid',
  markReturned: 'Mark as returned',
  markReturnedOf: (amount: string, host: string) => `Mark ${amount} to ${host} as returned`,
  returnedHow: (amount: string, reference: string) =>
    `Record this only once ${amount} (${reference}) is back in our account. This payout will be due again, on a new day.`,
  returnReasonLabel: 'Reason',
  returnReasonHint: 'As given by the bank. The host doesn’t see it',
  upiIdAtFault: 'The host should check the UPI ID',
  accountAtFault: 'The host should check the bank account',
  returnedAtFault:
    'The host gets an email either way. Leave unticked if the bank only couldn’t accept it for now.',
  notPaidAtFault:
    'Tick only if the bank says that it’s closed, frozen or invalid. The host gets an email, and the payout waits for at least a day.',
  markReturnedFailed: 'We couldn’t record the return. Please try again.',
  payoutReturned: 'Return recorded. The host is owed this again',
  stopsTitle: (isAll: boolean) =>
    isAll ? 'All payouts are stopped' : 'Payouts of some event boxes are stopped',
  stopOfAll: (since: string) => `The ledger hasn’t balanced since ${since}. Nobody is paid until it does.`,
  stopOfBox: (box: string, since: string) => `The books of “${box}” haven’t balanced since ${since}.`,
  stopsEnd:
    'See “Books” for the details. Once they are right, with a correction if needed, the next hourly check restarts payouts automatically.',
  restored: 'A backup was restored',
  restoredText: (when: string) =>
    `We noticed this ${when}. Payouts made by hand after the backup show as unpaid again. Before you pay anything, compare this page with our bank statement. Mark what has already left as paid, with its reference, or enter it as a correction. Deactivate again any host who was deactivated since, or gifts held only for that reason will be paid to them once you confirm. Until you confirm, no bank files are made and no fee invoices are issued.`,
  restoredSending: 'Automatic payouts are stopped too.',
  missing:
    'Razorpay has sent these payouts, but our books don’t have them. Once the gifts of each event box are back, enter each payout as a correction: debit “Owed to the host”, credit “Our RazorpayX account”. Otherwise hosts are paid twice.',
  missingPayout: (amount: string, host: string, box: string) => `${amount} to ${host} for “${box}”`,
  missingUnknown:
    'We couldn’t ask Razorpay what it has sent since the backup. Reload this page before you confirm.',
  compared: 'I’ve compared them',
  payoutsCompared: 'Payouts, transfers and invoices are running again.',
} as const
