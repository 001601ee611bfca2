// Refusals of administrators' actions, in a file apart from the administrator pages' sentences, since every page loads refusals.
export const adminRefusals = {
  signUpClosed: 'Sign-up is closed. Ask whoever runs this server to open it.',
  secretKeyWrong: 'This secret key is not the server’s. Please check it and try again.',
  payoutMarkedBefore: 'This payout was marked as paid before, with another reference.',
  payoutChanged:
    'The UPI ID or the amount is not what you saw any more. Look at them again before you pay anything.',
  payoutsNotCompared:
    'A backup was restored: what has been paid since may stand here as unpaid. Compare the payouts with our bank’s statement, and confirm it, before you make a file.',
  payoutsUnasked: 'Razorpay could not be asked for its payouts. Please try again in a moment.',
  payoutsNotEntered:
    'Hosts would be paid twice: payouts that our books lack are not entered yet. Write a correction for each of them first.',
  restoredAgain: 'Another backup was restored meanwhile. Please compare the payouts once more.',
  payoutNotOpen: 'This cannot be done with the payout any more. Please look at the list again.',
  payoutNotReturnable:
    'This is not a payout that you paid by hand and that is marked as paid. Please look at the list again.',
  payoutReferenceUsed: 'Another payout has this bank reference already. Compare it with the bank’s receipt.',
  referenceUsedFor: (reference: string, amount: string, host: string, box: string) =>
    `${reference} is already the bank’s reference of ${amount} to ${host}, of “${box}”. Compare it with the bank’s receipt.`,
  paymentChanged:
    'What is left of this payment, or what its host was paid, is not what you saw any more. Look at it again before you refund it.',
  refundBlocked: 'This payment cannot be refunded now.',
  refundUnasked:
    'The payment provider could not be asked what was refunded already. Nothing was requested; please try again in a moment.',
  correctionTooLarge: 'The host of this box is owed less than that, or it is being paid out already.',
  userUnverified:
    'This user has not verified their email address yet. They become active by doing so themselves.',
  guestNotErasable: 'The details of this guest cannot be erased yet.',
  guestErased: 'The details of this guest were erased before.',
  guestUnchanged: 'These are already the guest’s details.',
  userNotDeletable: 'This user cannot be deleted yet.',
  stillOwed: (amount: string) =>
    `This user is still owed ${amount}. Once it has been paid out, they can be deleted.`,
  payoutOpen:
    'A payout to this user is still under way, or may still come back. Ten days after it was paid, they can be deleted.',
  transferOpen:
    'The payment provider still has gifts for this user. Once they have been settled, they can be deleted.',
  orderOpen:
    'A guest may still be paying to an event box of this user. Please try again later; it takes three days at most.',
  refundOpen:
    'A refund to a guest of this user is still under way. Once it has arrived, they can be deleted.',
  disputeOpen: 'A guest’s bank disputes a payment to this user. Once it has decided, they can be deleted.',
} as const
