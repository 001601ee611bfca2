// Asks for a page's data while its scripts are still on the way: a script in the document calls, and the page takes the answer.
import { API_PREFIX, type Endpoint } from '@lifafa/contract/endpoint'
import { SESSION_KEYS } from '../session/session-storage.ts'

declare global {
  interface Window {
    earlyCall?: { url: string; token: string; answer: Promise<Response> } | undefined
  }
}

/** A GET without a query, of one page; a parameter of its path is the last part of the page's own. */
export type EarlyCall = Pick<Endpoint, 'path'> & { access: keyof typeof SESSION_KEYS }

/** The text of the script. A browser that blocks storage, or has no session, calls nothing. */
export function earlyCallScript({ path, access }: EarlyCall): string {
  const { access: token, flag } = SESSION_KEYS[access]
  const [start = '', end] = (API_PREFIX + path).split(/:\w+/)
  const url = `'${start}'${end === undefined ? '' : `+location.pathname.split('/').filter(Boolean).pop()+'${end}'`}`
  const isSignedIn = flag ? `t&&s.getItem('${flag}')==='true'` : 't'
  return `try{const s=localStorage,t=s.getItem('${token}'),url=${url};if(${isSignedIn}){earlyCall={url,token:t,answer:fetch(url,{headers:{accept:'application/json',authorization:'Bearer '+t}})};earlyCall.answer.catch(()=>{})}}catch{}`
}

/** The answer to this very call with this very token, once; undefined where it was not asked for early, or there was none. */
export async function takeEarlyAnswer(url: string, token: string | undefined): Promise<Response | undefined> {
  if (typeof window === 'undefined' || window.earlyCall?.url !== url || window.earlyCall.token !== token)
    return undefined
  const { answer } = window.earlyCall
  window.earlyCall = undefined
  return answer.catch(() => undefined)
}
