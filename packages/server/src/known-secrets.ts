// Passwords that the product itself prints, for the sandbox, in which no money moves. No account may choose one.

/** For the demo host and administrator. */
export const SANDBOX_PASSWORD = 'shagun-501'
/** For signing up as administrator of a sandbox. */
export const SANDBOX_ADMIN_KEY = 'shagun-501-sandbox'
