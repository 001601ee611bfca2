// What the account settings say (spec §2, §5, §8).
export const profileSentences = {
  emailFixed: 'Email address cannot be changed',
  upiHint: 'Enter your UPI ID for transactions',
  upiPlaceholder: 'username@bank',
  upiInvalidInline: 'Please enter a valid UPI ID (format: username@bank)',
  upiInvalidToast: 'Please enter a valid UPI ID',
  upiInvalid: 'Invalid UPI ID format',
  currentPasswordRequired: 'Current password is required.',
  currentPasswordWrong: 'Current password is incorrect.',
  newPasswordsDiffer: 'New passwords do not match',
  fetchFailed: 'Failed to fetch user profile',
  updateFailed: 'Failed to update profile',
  updated: 'Profile updated successfully',
  otherDevicesEnd: 'Your other devices will be signed out.',
  passwordChangeFailed: 'Failed to change password',
  passwordChanged: 'Password changed successfully',
  footer: 'SECURE • TRUSTED • SIMPLE',
} as const
