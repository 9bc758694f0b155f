/**
 * Words before code. A kept document is complete, stylesheet included: it can be painted as it arrives. The router's module
 * preloads and its start-up module would share the line with it, so they are written asleep and woken by the first frame.
 * Without JavaScript nothing of this runs and nothing is missed.
 */
const SLEEPING_PRELOAD = '<link rel="later" '
const PRELOAD = /<link rel="modulepreload" /g
/** The start-up module is the only inline module of a document; its nonce is gone by then. */
const START_UP = '<script type="module" async="">'

/** What the visitor sent away for this session is hidden before it is painted: taking it away later would move the page. */
const HIDE = `for(const gone of document.querySelectorAll('[data-dismissed-by]'))if(sessionStorage.getItem(gone.dataset.dismissedBy))gone.hidden=true;`

const WAKE = `(()=>{${HIDE}let done;const wake=()=>{if(done)return;done=1;for(const link of document.querySelectorAll('link[rel=later]'))link.rel='modulepreload';const asleep=document.querySelector('script[type="later"]');const start=document.createElement('script');start.type='module';start.textContent=asleep.textContent;document.body.append(start)};requestAnimationFrame(()=>setTimeout(wake));setTimeout(wake,500)})()`

/** Adds what wakes the code, carrying the nonce of the render so that the policy allows it. */
export function withWakeUp(html: string, nonce: string): string {
  const end = html.lastIndexOf('</body>')
  if (end < 0) return html
  return `${html.slice(0, end)}<script nonce="${nonce}">${WAKE}</script>${html.slice(end)}`
}

/** Puts the code to sleep. Done when the policy has been computed, which must know the start-up module as code. */
export function putToSleep(html: string): string {
  if (!html.includes(START_UP)) return html
  return html.replace(PRELOAD, SLEEPING_PRELOAD).replace(START_UP, '<script type="later">')
}
