// Sentences of the administrator's area (docs/specification.md §2, §5, §8).
export const adminSentences = {
  loginFieldsRequired: 'Email and password are required',
  signUpFieldsRequired: 'Name, email, password and secret key are required',
  passwordsDiffer: 'Passwords do not match',
  otpRequired: 'Please enter the OTP',
  emailAndOtpRequired: 'Email and OTP are required',
  emailRequired: 'Email is required',
  allFieldsRequired: 'All fields are required',
  passwordNeedsSpecial: 'Password must contain at least one special character',
  notAuthenticated: 'Admin not authenticated',
  otpVerified: 'OTP verified successfully',
  otpSent: 'Enter OTP sent to your email',
  passwordReset: 'Password reset successful! Redirecting to login...',
  signedOutEverywhere: 'You’ve been signed out on all devices.',
  loggedIn: 'Signed in successfully',
  loggedOut: 'Logged out successfully',
} as const
