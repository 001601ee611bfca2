// Notices in the document itself that a script of its page was lost on the way: until all have come, nothing else can say so.
import type { GuestLanguage } from '@lifafa/contract/guest-page/languages'
import { connectionSentences } from '@lifafa/contract/sentences/connection'
import { pageSentences } from '@lifafa/contract/sentences/pages'
import { sentencesIn } from '../language/language.tsx'
import { LOST } from './lost-script.ts'

declare global {
  interface Window {
    /** The page tells of its failures itself, or the line stands there. */
    isRunning?: true
  }
}

const LOADED_AGAIN = 'loaded-again'

/** The line that is shown then, above the page. */
function lineIn(language: GuestLanguage): string {
  const spoken = language === 'hi' ? 'hi' : 'en'
  const { unreachable } = sentencesIn(spoken, 'connection', connectionSentences)
  const { loadAgain } = sentencesIn(spoken, 'pages', pageSentences)
  return `${unreachable} <button class="min-h-12 px-2 font-semibold underline underline-offset-4">${loadAgain}</button>`
}

/** The text of the script, for the server alone. Once in a tab the page is loaded again by itself, unless something was typed. */
export const awaitScripts = (language: GuestLanguage): string => `{
const lost=({target:e,reason:r})=>{
if(window.isRunning||(r?!${LOST}.test(r.message):e.tagName!=='SCRIPT'||e.src&&!e.src.startsWith(location.origin)))return
const isTyped=[...document.querySelectorAll('input,textarea')].some(f=>f.value!==f.defaultValue||f.checked!==f.defaultChecked)
try{if(!isTyped&&sessionStorage['${LOADED_AGAIN}']!==location.href){sessionStorage['${LOADED_AGAIN}']=location.href;return location.reload()}}catch{}
window.isRunning=true
const line=document.createElement('div')
line.setAttribute('role','alert')
line.className='bg-danger-wash px-4 py-2 text-center text-danger'
line.innerHTML=${JSON.stringify(lineIn(language))}
line.lastChild.onclick=()=>location.reload()
document.body.prepend(line)
}
addEventListener('error',lost,true)
addEventListener('unhandledrejection',lost)
}`
