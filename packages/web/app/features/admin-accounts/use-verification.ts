// The code by which a new administrator shows that the e-mail address is theirs.
import { useAwaitedCode } from '../../lib/codes/use-awaited-code.ts'

/** The form is not kept over a reload, with its secrets: then the login asks for another code where none is good any more. */
const notAfterReload = () => undefined

export const useVerification = () => useAwaitedCode('admin-verify', notAfterReload)
