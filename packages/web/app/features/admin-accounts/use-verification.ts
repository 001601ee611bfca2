// Awaits the code that verifies a new administrator's email address.
import { useAwaitedCode } from '../../lib/codes/use-awaited-code.ts'

/** The form holds secrets and is not stored over a reload: after one, the login requests another code where needed. */
const notAfterReload = () => undefined

export const useVerification = () => useAwaitedCode('admin-verify', notAfterReload)
