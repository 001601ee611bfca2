// Refusals of administrators' actions, in a file apart from the administrator pages' sentences, since every page loads refusals.
export const adminRefusals = {
  signUpClosed: 'Sign-up is closed. Ask your technical team to open it.',
  secretKeyWrong: 'That secret key isn’t right. Please check it and try again.',
  payoutMarkedBefore: 'This payout is already marked as paid, with another reference.',
  payoutChanged: 'The payout has changed. Check the list again before you pay anything.',
  payoutsNotCompared:
    'A backup was restored, so paid payouts may show as unpaid. Compare the payouts with our bank statement and confirm it before you create a file.',
  payoutsUnasked: 'We couldn’t get the payouts from Razorpay. Please try again in a moment.',
  payoutsNotEntered:
    'Some payouts are missing from our books, so hosts would be paid twice. Enter a correction for each of them first.',
  restoredAgain: 'Another backup was restored in the meantime. Please compare the payouts again.',
  payoutNotOpen: 'The payout has changed, so you can’t do this now. Please check the list again.',
  payoutStopped:
    'Our books of this box are wrong. Nothing is paid until the next self-check finds them right.',
  payoutNotReturnable:
    'Only payouts paid by hand and marked as paid can be returned. Please check the list again.',
  payoutReferenceUsed: 'Another payout already has this bank reference. Check the bank receipt.',
  referenceUsedFor: (reference: string, amount: string, host: string, box: string) =>
    `${reference} is already the bank reference of ${amount} to ${host}, from “${box}”. Check the bank receipt.`,
  paymentChanged: 'This payment or its payout has changed. Check the amounts again before you refund it.',
  refundBlocked: 'This payment can’t be refunded now.',
  refundUnasked:
    'We couldn’t ask Razorpay what is already refunded, so nothing was requested. Please try again in a moment.',
  correctionTooLarge: 'The host of this event box is owed less than that, or it is already being paid out.',
  userUnverified: 'This user hasn’t verified their email address yet. They’ll become active once they do.',
  guestNotErasable: 'This guest’s details can’t be erased yet.',
  guestErased: 'This guest’s details are already erased.',
  guestUnchanged: 'Nothing to change. The guest already has these details.',
  userNotDeletable: 'This user can’t be deleted yet.',
  stillOwed: (amount: string) => `This user is still owed ${amount}. They can be deleted once it’s paid.`,
  payoutOpen:
    'A payout to this user is in progress or may still be returned. They can be deleted ten days after it’s paid.',
  transferOpen: 'Razorpay is still holding gifts for this user. They can be deleted once those are settled.',
  orderOpen: 'A guest may be in the middle of paying this user. Please try again in three days.',
  refundOpen: 'A refund to a guest of this user is in progress. They can be deleted once it’s done.',
  disputeOpen: 'A guest’s bank is disputing a payment to this user. They can be deleted once that’s decided.',
} as const
