// Notices in the document itself that a script of its page was lost on the way: until all have come, nothing else can say so.
import { tabStore } from '../browser/browser-storage.ts'
import { LOST } from './lost-script.ts'

declare global {
  interface Window {
    isRunning?: true
  }
}

/** The line that is shown then; hidden before. */
export const SCRIPT_LOST_ID = 'script-lost'
const LOADED_AGAIN = 'loaded-again'

/** The text of the script. The first time the page is loaded again by itself, unless something was typed. */
export const awaitScripts = `{
const lost=({target:e,reason:r})=>{
if(window.isRunning||(r?!${LOST}.test(r.message):e.tagName!=='SCRIPT'||e.src&&!e.src.startsWith(location.origin)))return
const isTyped=[...document.querySelectorAll('input,textarea')].some(f=>f.value!==f.defaultValue||f.checked!==f.defaultChecked)
try{if(!isTyped&&sessionStorage['${LOADED_AGAIN}']!==location.href){sessionStorage['${LOADED_AGAIN}']=location.href;return location.reload()}}catch{}
const line=document.getElementById('${SCRIPT_LOST_ID}')
line.hidden=false
line.querySelector('button').onclick=()=>location.reload()
}
addEventListener('error',lost,true)
addEventListener('unhandledrejection',lost)
}`

/** From now on the page tells of its failures itself. */
export function scriptsHaveCome(): void {
  window.isRunning = true
  tabStore().removeItem(LOADED_AGAIN)
}
