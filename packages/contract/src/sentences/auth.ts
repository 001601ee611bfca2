// Sentences of the sign-in, sign-up, verification and password screens (docs/specification.md §5 and §8).
import { PRODUCT_NAME } from '../brand.ts'

export const authSentences = {
  namesRequired: 'First name and last name are required.',
  emailRequired: 'Email is required.',
  emailInvalid: 'Please enter a valid email address.',
  emailTaken: 'An account with this email already exists. Please sign in.',
  passwordRequired: 'Password is required.',
  passwordTooShort: 'Password must be at least 8 characters long.',
  passwordTooLong: 'Password must be at most 128 characters long.',
  passwordTooCommon: 'This password is too easy to guess. Please choose another.',
  passwordsDiffer: 'Passwords do not match.',
  passwordAgain: 'Please type the password again.',
  yourDetails: 'How we use your information',
  yourDetailsInHindi: 'हिन्दी में',
  termsNotAccepted: 'You must accept the Terms and Conditions to create an account.',
  refundPolicyNotAccepted: 'You must accept the Refund and Cancellation Policy to create an account.',
  serviceTermsNotAgreed: 'You must agree to the Terms and Conditions',
  servicePrivacyNotAgreed: 'You must agree to the Privacy Policy',
  upiIdInvalid: 'Invalid UPI ID format. Please use format: username@provider',

  codeInvalid: 'Please enter a valid 6-digit verification code.',
  resetCodeInvalid: 'Please enter a valid 6-digit code.',
  codeWrong: 'Invalid OTP. Please try again.',
  codeExpired: 'This code has expired or been tried too many times. Please request a new one.',
  registrantUnproven:
    'This email was used to sign up more than once. Please sign in with your password, then enter the code. If that fails, sign up again.',
  credentialsWrong: 'Invalid credentials. Please try again.',
  accountClosed:
    'This account has been closed. If you think this is a mistake, please contact us through the Contact Us page.',
  notVerified: 'Please verify your email first. We’ve sent you a code.',
  resetCodeMayBeSent: 'If there’s an account for this email, we’ve sent it a code.',

  codeSentBefore: 'If there’s an account for this email, the code we just sent still works.',

  mailDown: 'We can’t send emails right now. Please try again in a few minutes.',

  signUpFailed: 'Failed to sign up. Please try again.',
  loginFailed: 'Login failed. Please try again.',
  createAccountFailed: 'Failed to create account. Please try again.',
  verifyFailed: 'Failed to verify account. Please try again.',
  resendFailed: 'Failed to resend OTP. Please try again.',
  sendResetCodeFailed: 'Failed to send reset code. Please try again.',
  resetPasswordFailed: 'Failed to reset password. Please try again.',

  accountCreated: 'Account created successfully! Please check your email for verification code.',
  emailVerified: 'Email verified successfully! Your account is now active.',
  canSignInNow: 'You can now sign in with your credentials!',
  codeSent: 'Verification code sent! Please check your email.',
  passwordReset: 'Password reset successfully! You can now sign in.',
  welcome: (name: string) => `Welcome to ${PRODUCT_NAME}, ${name}!`,
  welcomeFallbackName: 'User',
} as const
