// The answer's CSP nonce, as the document's inline scripts read it.
import { createContext } from 'react'

/** Empty in the browser, where scripts already carry theirs and hide it from attributes. */
export const NonceContext = createContext('')
